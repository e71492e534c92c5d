import { invalid, ok, type Result } from '@pubquiz/core';
import type { AnswerSheetBody } from '@pubquiz/core/schemas';
import type { Deps } from '../../deps';
import { TOO_COMPLICATED } from '../content/render-text';

/** The HTML of every reveal trivia that a body brings, by its text; made before anything is locked. */
export type RenderedTrivia = ReadonlyMap<string, string>;

/** Renders the trivia of a quiz that is to be saved. Refused: a text that cannot be rendered in a short time. */
export async function renderTrivia(
  { markdown }: Pick<Deps, 'markdown'>,
  { questions = [] }: AnswerSheetBody,
): Promise<Result<RenderedTrivia>> {
  const rendered = new Map<string, string>();
  for (const [index, { revealAnswerTrivia: text }] of questions.entries()) {
    if (text === undefined) continue;
    const html = await markdown.render(text);
    if (html === null) {
      const path = ['questions', index, 'revealAnswerTrivia'];
      return invalid(TOO_COMPLICATED, [{ path, message: TOO_COMPLICATED }]);
    }
    rendered.set(text, html);
  }
  return ok(rendered);
}
