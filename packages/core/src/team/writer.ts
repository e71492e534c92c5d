import type { Team } from './team';

/** The sentence for a save from a browser that is not the secretary's (ERR-23). */
export const READER_BROWSER = 'browserId is for a reader browser';

/** What a browser is to its team. */
export type TeamRole = 'writer' | 'reader';

/** The role of a browser: the writer's own browser is the writer, any other a reader (ROLE-2). */
export function teamRole({ writerBrowserId }: Pick<Team, 'writerBrowserId'>, browserId: string): TeamRole {
  return writerBrowserId === browserId ? 'writer' : 'reader';
}

/** True when a browser may save: it is the writer's, or the team has none yet and the save claims the role (D24). */
export function maySave({ writerBrowserId }: Pick<Team, 'writerBrowserId'>, browserId: string): boolean {
  return writerBrowserId === null || writerBrowserId === browserId;
}
