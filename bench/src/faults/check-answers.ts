import type { SessionState, TeamAnswer } from '@pubquiz/core';
import type { Write } from './witness';

/** What the database has for one team and question, beside everything that was sent for it. */
interface Register {
  readonly where: string;
  readonly stored: TeamAnswer | null;
  readonly writes: readonly Write[];
}

function isStoredWrite({ lastSave, answer, isConfirmed }: TeamAnswer, write: Write): boolean {
  return (
    lastSave?.browserId === write.browserId &&
    lastSave.sequence === write.sequence &&
    answer === write.answer &&
    isConfirmed === write.isConfirmed
  );
}

/**
 * True when `stored` may stand although `other` was acknowledged: the same browser sent it later, or it was not over
 * when the other one was sent, so that it may have come after it.
 */
function mayFollow(stored: Write, other: Write): boolean {
  if (stored.browserId === other.browserId) return stored.sequence >= other.sequence;
  return stored.acknowledgedAt === null || stored.acknowledgedAt > other.sentAt;
}

function checkRegister({ where, stored, writes }: Register): readonly string[] {
  const acknowledged = writes.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  if (stored === null || stored.lastSave === null) {
    return acknowledged.map(({ answer }) => `${where}: '${answer}' was acknowledged and is not stored`);
  }
  const source = writes.find((write) => isStoredWrite(stored, write));
  if (!source) return [`${where}: '${stored.answer}' is stored and was never sent`];
  return acknowledged
    .filter((write) => !mayFollow(source, write))
    .map(
      ({ answer }) => `${where}: '${answer}' was acknowledged, and the earlier '${source.answer}' is stored`,
    );
}

function group(writes: readonly Write[]): ReadonlyMap<string, readonly Write[]> {
  const groups = new Map<string, Write[]>();
  for (const write of writes) {
    const key = `${write.teamId} ${write.questionId}`;
    const known = groups.get(key);
    if (known) known.push(write);
    else groups.set(key, [write]);
  }
  return groups;
}

/** Says what is wrong with the stored answers beside what was sent and acknowledged: nothing, if all is well. */
export function checkAnswers(state: SessionState, writes: readonly Write[]): readonly string[] {
  const groups = group(writes);
  return state.teams.flatMap(({ team, answers }) =>
    state.session.questions.flatMap(({ question }, index) =>
      checkRegister({
        where: `${team.name}, question ${index + 1}`,
        stored: answers.get(question.id) ?? null,
        writes: groups.get(`${team.id} ${question.id}`) ?? [],
      }),
    ),
  );
}
