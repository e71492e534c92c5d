import type { TeamQuestion, TeamSession } from '@pubquiz/core';
import { useEffect, useRef, useState } from 'react';
import { scrollToHeight } from '../../lib/scroll';
import { NEXT_QUESTION_FOCUS_MS } from '../../lib/timing';
import { goToQuestion, mayGoToQuestion, watchHands } from './focus-question';
import { pageMove, type PageMove } from './page-moves';
import type { Notice, Notices } from './use-notices';

/** How long a question stays highlighted after the page went there. */
const HIGHLIGHT_MS = 2500;

export interface PageMoveActions {
  readonly openQuestion: (questionId: string) => void;
  readonly notices: Pick<Notices, 'show' | 'dismissKind'>;
}

/** Follows the Session over the page (TEAM-32, TEAM-35 to TEAM-37); answers the highlighted question's id. */
export function usePageMoves(
  session: TeamSession,
  { openQuestion, notices }: PageMoveActions,
): string | null {
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const before = useRef<TeamSession | null>(null);
  const stopFollowing = useRef(() => {});
  const { show, dismissKind } = notices;

  useEffect(() => watchHands(), []);
  useEffect(
    () => () => {
      stopFollowing.current();
    },
    [],
  );

  useEffect(() => {
    const move = before.current === null ? null : pageMove(before.current, session);
    before.current = session;
    if (move === null) return;
    stopFollowing.current();
    dismissKind('place');
    if (move.type === 'leaderboard') {
      scrollToHeight(0);
      return;
    }
    const { question } = move;
    if (question === null) return;
    openQuestion(question.questionId);
    const notice = moveNotice(move, question, () => {
      openQuestion(question.questionId);
      setHighlightedId(question.questionId);
      goToQuestion(question.ordinal);
    });
    if (notice !== null) show({ ...notice, isBrief: mayGoToQuestion(question.ordinal) });
    stopFollowing.current = followTwice(() => {
      if (!mayGoToQuestion(question.ordinal)) return;
      setHighlightedId(question.questionId);
      goToQuestion(question.ordinal);
    });
  }, [session, openQuestion, show, dismissKind]);

  useEffect(() => {
    if (highlightedId === null) return;
    const timer = setTimeout(() => {
      setHighlightedId(null);
    }, HIGHLIGHT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [highlightedId]);

  return highlightedId;
}

/** The message that goes with a move, with the way to its question; none when the whole page changes its face. */
function moveNotice(move: PageMove, { ordinal }: TeamQuestion, onPress: () => void): Notice | null {
  switch (move.type) {
    case 'new-question': {
      const title = move.isFirst ? 'First question!' : 'Next question!';
      return { kind: 'place', title, action: { label: `Go to question ${ordinal}`, onPress } };
    }
    case 'revealed': {
      const title = `Question ${ordinal} is revealed`;
      return { kind: 'place', title, action: { label: 'See the answer', onPress } };
    }
    case 'scoring':
    case 'leaderboard':
      return null;
  }
}

/**
 * Goes with the next paint, when the question is unfolded, and again when its image and the rest have come
 * (TEAM-35), unless somebody scrolls meanwhile. Answers how to call it off.
 */
function followTwice(go: () => void): () => void {
  const timers = [setTimeout(go, 0), setTimeout(go, NEXT_QUESTION_FOCUS_MS)];
  const stop = () => {
    timers.forEach(clearTimeout);
    for (const event of ['wheel', 'touchmove'] as const) window.removeEventListener(event, stop);
  };
  for (const event of ['wheel', 'touchmove'] as const) {
    window.addEventListener(event, stop, { passive: true });
  }
  return stop;
}
