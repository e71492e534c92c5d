const STORAGE_KEY = 'pubquiz.browserId';
let remembered: string | null = null;

/** 128 random bits as hexadecimal. `crypto.randomUUID` is missing where a pub's own network is plain HTTP. */
function newBrowserId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This browser's id, made on first use and kept. With storage refused it lasts as long as the page. */
export function browserId(): string {
  if (remembered !== null) return remembered;
  try {
    remembered = localStorage.getItem(STORAGE_KEY) ?? newBrowserId();
    localStorage.setItem(STORAGE_KEY, remembered);
  } catch {
    remembered ??= newBrowserId();
  }
  return remembered;
}
