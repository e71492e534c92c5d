import type { TeamSession } from '@pubquiz/core';
import { useState } from 'react';

interface Heard {
  readonly isAway: boolean;
  readonly revealedIds: readonly string[];
  readonly status: TeamSession['sessionStatus'];
}

function revealWords(session: TeamSession, before: readonly string[]): string | null {
  const id = session.revealedQuestionIds.findLast((known) => !before.includes(known));
  const question = session.teamQuestions.find(({ questionId }) => questionId === id);
  if (question === undefined) return null;
  const { ordinal, revealCorrectAnswer } = question;
  return revealCorrectAnswer === null
    ? `Question ${ordinal} is closed.`
    : `Question ${ordinal}: the correct answer is ${revealCorrectAnswer}.`;
}

const STATUS_WORDS: Readonly<Partial<Record<TeamSession['sessionStatus'], string>>> = {
  markAnswers: 'The answers are being marked.',
  revealScoring: 'Scores and answers are here.',
  revealLeaderboard: 'The leaderboard is here.',
  finished: 'The quiz is finished.',
};

/** What a screen reader should hear of what changed by itself: reveals, phases, the connection lost and back. */
export function useAnnouncement(session: TeamSession, isAway: boolean): string {
  const [words, setWords] = useState('');
  const { sessionStatus: status, revealedQuestionIds: revealedIds } = session;
  const [heard, setHeard] = useState<Heard>({ isAway, revealedIds, status });
  if (heard.isAway !== isAway || heard.revealedIds !== revealedIds || heard.status !== status) {
    setHeard({ isAway, revealedIds, status });
    const news = [
      heard.isAway === isAway ? null : isAway ? 'Connection lost.' : 'The connection is back.',
      revealWords(session, heard.revealedIds),
      heard.status === status ? null : (STATUS_WORDS[status] ?? null),
    ].filter((part) => part !== null);
    if (news.length > 0) setWords(news.join(' '));
  }
  return words;
}
