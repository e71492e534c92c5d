import { NOT_A_CLIPBOARD_QUESTION, questionFromClipboard, type QuestionFields } from '@pubquiz/core';
import { showToast } from '@pubquiz/ui/toast-queue';

/** True where pages may read the clipboard: a secure context and a browser that offers it (EDIT-16, IMP-12). */
export function canReadClipboard(): boolean {
  const { clipboard } = navigator as { readonly clipboard?: Partial<Clipboard> };
  return typeof clipboard?.readText === 'function';
}

/** The clipboard's text; a refusal is logged and counts as empty (ERR-2). */
export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch (error) {
    // eslint-disable-next-line no-console -- ERR-2 wants it logged
    console.warn('The clipboard could not be read', error);
    return '';
  }
}

/** The question on the clipboard; without one people are told so (ERR-1). */
export async function readClipboardQuestion(): Promise<QuestionFields | null> {
  const question = questionFromClipboard(await readClipboard());
  if (question === null) showToast({ title: 'Error', text: NOT_A_CLIPBOARD_QUESTION, tone: 'danger' });
  return question;
}
