import { Copy } from 'lucide-react';
import { questionToClipboard, type QuestionFields } from '@pubquiz/core';
import { copyText } from '@pubquiz/ui/copy-text';
import { IconButton } from '@pubquiz/ui/icon-button';
import { showToast } from '@pubquiz/ui/toast-queue';

/** True where this browser lets pages use the clipboard: a secure context and a willing browser. */
export function hasClipboard(): boolean {
  return (navigator as { readonly clipboard?: Clipboard }).clipboard !== undefined;
}

/** Puts a question on the clipboard as JSON and says how that went (RUN-25, ERR-6). */
export async function copyQuestion(question: QuestionFields): Promise<boolean> {
  try {
    await copyText(questionToClipboard(question));
  } catch {
    showToast({ title: 'Error', text: 'Question could not be copied', tone: 'danger' });
    return false;
  }
  showToast({
    title: 'Question copied',
    text: 'You can now paste the question into your own quiz.',
    tone: 'success',
  });
  return true;
}

/** Copies a question; disabled without clipboard support (RUN-25). */
export function CopyQuestionButton({ question }: { readonly question: QuestionFields }) {
  return (
    <IconButton
      label="Copy question"
      icon={<Copy />}
      disabled={!hasClipboard()}
      onClick={() => void copyQuestion(question)}
    />
  );
}
