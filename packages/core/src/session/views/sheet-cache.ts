import type { AskedQuestion } from '../session-questions';
import type { TeamState } from '../session-state';

type SheetBuilder<Sheet> = (asked: readonly AskedQuestion[], team: TeamState) => Sheet;

/**
 * Keeps the sheet of a team as long as neither the team nor the questions change, so that a change of one team costs
 * one sheet and the others compare by reference.
 */
export function cachedSheet<Sheet>(build: SheetBuilder<Sheet>): SheetBuilder<Sheet> {
  const cache = new WeakMap<TeamState, { readonly asked: readonly AskedQuestion[]; readonly sheet: Sheet }>();
  return (asked, team) => {
    const known = cache.get(team);
    if (known?.asked === asked) return known.sheet;
    const sheet = build(asked, team);
    cache.set(team, { asked, sheet });
    return sheet;
  };
}
