import { showToast } from '@pubquiz/ui/toast-queue';
import { errorText } from './error-text';

const NOT_REACHED = 'The server could not be reached. Nothing was changed; please try again.';

/** Tells people that a call failed: the server's own sentence if it gave one, else ours. */
export function showFailure(error: unknown, otherwise = NOT_REACHED): void {
  showToast({ title: 'Error', text: errorText(error, otherwise), tone: 'danger' });
}
