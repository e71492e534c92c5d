import { ok, refuse, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

/** Refuses a team id that is not one of this Session's, in the words for an unknown one (REST-4). */
export async function requireTeam(
  { repositories }: Pick<Deps, 'repositories'>,
  ids: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<null>> {
  if (await repositories.sessions.hasTeam(ids)) return ok(null);
  return refuse({ code: 'not-found', message: 'There is no such team in this session' });
}
