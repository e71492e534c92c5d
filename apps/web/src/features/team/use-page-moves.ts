import type { TeamSession } from '@pubquiz/core';
import { useEffect, useRef, useState } from 'react';
import { scrollToHeight } from '../../lib/scroll';
import { NEXT_QUESTION_FOCUS_MS } from '../../lib/timing';
import { goToQuestion, goToQuestionIfFree, watchTyping } from './focus-question';
import { pageMove, type PageMove } from './page-moves';
import type { Notice } from './use-notices';

/** How long a question stays highlighted after the page went there. */
const HIGHLIGHT_MS = 2500;

interface PageMoveActions {
  readonly openQuestion: (questionId: string) => void;
  readonly showNotice: (notice: Notice) => void;
}

/** Follows the Session over the page (TEAM-32, TEAM-35 to TEAM-37); answers the highlighted question's id. */
export function usePageMoves(session: TeamSession, actions: PageMoveActions): string | null {
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const before = useRef<TeamSession | null>(null);
  const timers = useRef<Timers>([]);
  const { openQuestion, showNotice } = actions;

  useEffect(() => watchTyping(), []);

  useEffect(() => {
    const move = before.current === null ? null : pageMove(before.current, session);
    before.current = session;
    if (move === null) return;
    timers.current.forEach(clearTimeout);
    timers.current = followMove(move, { openQuestion, showNotice, highlight: setHighlightedId });
  }, [session, openQuestion, showNotice]);

  useEffect(
    () => () => {
      timers.current.forEach(clearTimeout);
    },
    [],
  );

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

type Timers = readonly ReturnType<typeof setTimeout>[];

interface FollowActions extends PageMoveActions {
  readonly highlight: (questionId: string) => void;
}

/** Does what a move asks for; answers the timers of what comes later. */
function followMove(move: PageMove, { openQuestion, showNotice, highlight }: FollowActions): Timers {
  if (move.type === 'leaderboard') {
    scrollToHeight(0);
    return [];
  }
  const { question } = move;
  if (question === null) return [];
  const { ordinal, questionId } = question;
  openQuestion(questionId);
  const goIfFree = () => {
    if (goToQuestionIfFree(ordinal)) highlight(questionId);
  };
  const go = () => {
    openQuestion(questionId);
    highlight(questionId);
    goToQuestion(ordinal);
  };
  if (move.type === 'new-question') {
    const title = move.isFirst ? 'First question!' : 'Next question!';
    showNotice({ kind: 'place', title, action: { label: `Go to question ${ordinal}`, onPress: go } });
  }
  if (move.type === 'revealed') {
    const label = 'See the answer';
    const title = `Question ${ordinal} is revealed`;
    showNotice({ kind: 'place', title, action: { label, onPress: go } });
  }
  // The question unfolds with the next paint.
  const timers = [setTimeout(goIfFree, 0)];
  if (move.type === 'new-question') timers.push(setTimeout(goIfFree, NEXT_QUESTION_FOCUS_MS));
  return timers;
}
