/**
 * Puts text on the clipboard; rejects when the browser refuses. Without a secure context (a pub's own network) there
 * is no clipboard object, and the old way through a selected field is used.
 */
export async function copyText(text: string): Promise<void> {
  const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  if (!copyThroughSelection(text)) throw new Error('The browser refused to copy');
}

function copyThroughSelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'pq-visually-hidden';
  document.body.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on plain HTTP
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
