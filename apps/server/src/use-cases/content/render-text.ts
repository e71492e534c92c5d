import { invalid, ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

/** The sentence for a text that no page should have to wait for. */
export const TOO_COMPLICATED = 'This text is too complicated to be shown';

/** Markdown of a preview as sanitised HTML (REST-16). Refused: a text that cannot be rendered in a short time. */
export async function renderText(
  { markdown }: Pick<Deps, 'markdown'>,
  text: string,
): Promise<Result<{ html: string }>> {
  const html = await markdown.render(text);
  if (html !== null) return ok({ html });
  return invalid(TOO_COMPLICATED, [{ path: ['markdown'], message: TOO_COMPLICATED }]);
}
