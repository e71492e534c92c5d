import { ChevronFirst, ChevronLeft, ChevronRight, Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@pubquiz/ui/badge';
import { IconButton } from '@pubquiz/ui/icon-button';
import type { RunNight } from './model/run-night';
import { stepQuestion, type Selection } from './model/selection';

export interface QuestionBarProps {
  readonly night: RunNight;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Further tools for the selected question. */
  readonly children?: ReactNode;
}

/** Steps through the asked questions, and says which one is selected (RUN-11, RUN-12). */
export function QuestionBar({ night, selection, onSelect, children }: QuestionBarProps) {
  const index = night.askedQuestions.findIndex(({ question }) => question.id === selection.questionId);
  const selected = night.askedQuestions[index];
  const first = night.askedQuestions[0];
  const { currentQuestionId } = night.master.session;
  if (!selected || !first) return null;

  return (
    <div className="run-question-bar" role="toolbar" aria-label="Question">
      <IconButton
        label="First question"
        icon={<ChevronFirst />}
        disabled={index === 0}
        onClick={() => onSelect({ ...selection, questionId: first.question.id })}
      />
      <IconButton
        label="Previous question"
        icon={<ChevronLeft />}
        disabled={index === 0}
        onClick={() => onSelect(stepQuestion(night, selection, -1))}
      />
      <Badge tone="info">
        Q{selected.askedOrdinal} · {selected.points} {selected.points === 1 ? 'point' : 'points'}
      </Badge>
      <IconButton
        label="Next question"
        icon={<ChevronRight />}
        disabled={index === night.askedQuestions.length - 1}
        onClick={() => onSelect(stepQuestion(night, selection, 1))}
      />
      <IconButton
        label="Current question"
        icon={<Crosshair />}
        disabled={selection.questionId === currentQuestionId}
        onClick={() => onSelect({ ...selection, questionId: currentQuestionId })}
      />
      {children}
    </div>
  );
}
