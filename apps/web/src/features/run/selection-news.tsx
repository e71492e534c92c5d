import { VisuallyHidden } from '@pubquiz/ui/visually-hidden';
import { useState } from 'react';
import { correctness, CORRECTNESS_WORDS } from './model/correctness';
import type { RunNight } from './model/run-night';
import type { Selection } from './model/selection';

export interface SelectionNewsProps {
  readonly night: RunNight;
  readonly selection: Selection;
  readonly areAnswersHidden: boolean;
}

const LONGEST = 120;

function words({ night, selection, areAnswersHidden }: SelectionNewsProps): string {
  const { teamId, questionId } = selection;
  const team = night.teams.find(({ id }) => id === teamId);
  const question = night.askedQuestions.find(({ question: { id } }) => id === questionId);
  if (!team || !question) return '';
  const cell = { teamId: team.id, questionId: question.question.id };
  const answer = night.answer(cell);
  const isSubmitted = answer?.isEmpty === false;
  const text = !isSubmitted ? '' : areAnswersHidden ? 'hidden' : answer.answer.slice(0, LONGEST);
  const state = CORRECTNESS_WORDS[correctness(night, cell)];
  return [`Question ${question.askedOrdinal ?? ''}`, team.name, text, state].filter(Boolean).join(', ');
}

/** Tells a screen reader what is selected and how it stands, from the first move on. */
export function SelectionNews(props: SelectionNewsProps) {
  const now = words(props);
  const [first] = useState(now);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && now !== first) setHasMoved(true);
  return (
    <div className="run-news" role="status" aria-label="Selected answer">
      <VisuallyHidden>{hasMoved ? now : ''}</VisuallyHidden>
    </div>
  );
}
