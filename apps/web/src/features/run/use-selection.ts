import { useState } from 'react';
import type { RunNight } from './model/run-night';
import type { Selection } from './model/selection';

/**
 * What the quizmaster has selected. A newly asked question takes the selection along, and revealing the scores goes
 * back to the first question (STATE-8).
 */
export function useSelection(night: RunNight): [Selection, (selection: Selection) => void] {
  const { currentQuestionId, sessionStatus } = night.master.session;
  const [selection, setSelection] = useState<Selection>({ questionId: currentQuestionId, teamId: null });
  const [seen, setSeen] = useState({ currentQuestionId, sessionStatus });

  const isNewQuestion = seen.currentQuestionId !== currentQuestionId;
  const isNewStatus = seen.sessionStatus !== sessionStatus;
  if (isNewQuestion || isNewStatus) {
    setSeen({ currentQuestionId, sessionStatus });
    const first = night.askedQuestions[0]?.question.id ?? null;
    if (isNewStatus && sessionStatus === 'revealScoring') setSelection({ ...selection, questionId: first });
    else if (isNewQuestion) setSelection({ ...selection, questionId: currentQuestionId });
  }
  return [selection, setSelection];
}
