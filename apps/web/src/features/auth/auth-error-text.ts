import { httpStatusOf } from '../../lib/trpc-client';

/** An answer that came and makes no sense (ERR-18, ERR-21). */
class MalformedAnswerError extends Error {}

/** An answer that names no account: a log-in that failed (ERR-17), a sign-up without its data (ERR-21). */
export class NoAccountError extends Error {}

/** True when an answer of a log-in or sign-up names an account; throws on an answer of another shape. */
export function namesAnAccount(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('userAccountExtract' in answer)) {
    throw new MalformedAnswerError('The answer has no userAccountExtract');
  }
  return answer.userAccountExtract !== null;
}

/** The sentence under the log-in form (ERR-16 to ERR-19). */
export function logInErrorText(error: unknown): string {
  if (httpStatusOf(error) !== undefined && error instanceof Error) return error.message;
  if (error instanceof NoAccountError) return 'Invalid username/password combination';
  if (isUnreadable(error)) return 'Invalid response';
  return 'Could not log in';
}

/** The sentence under the sign-up form (ERR-20 to ERR-22). */
export function signUpErrorText(error: unknown): string {
  if (httpStatusOf(error) !== undefined && error instanceof Error) {
    return error.message === '' ? 'Something went wrong' : error.message;
  }
  if (error instanceof NoAccountError || isUnreadable(error)) return 'Invalid response';
  return 'Could not sign up';
}

/** True when an answer came but was no answer of ours: broken JSON, or another shape. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof MalformedAnswerError) return true;
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  return cause instanceof SyntaxError || error.message === 'Unable to transform response from server';
}
