/** What the host of this server has decided (wire contract 13), as use cases need it. */
export interface Settings {
  /** Origin of invite and team URLs, without a slash at the end. */
  readonly publicUrl: string;
  readonly siteSuffix: string;
  readonly socialUrl: string;
  readonly supportEmail: string;
  readonly contributorName: string;
  /** Folder of the pages and the starter library. */
  readonly contentDir: string;
  readonly operatorToken: string;
}

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True while phones cannot reach the public address: it names this machine only. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_HOSTS.has(new URL(url).hostname);
}

/** True when the session cookie can carry `Secure`: https, or a browser's exception for localhost (wire contract 4). */
export function isSecureUrl(url: string): boolean {
  return url.startsWith('https:') || isLoopbackUrl(url);
}
