import { Ban, Check, Circle, CloudOff, PencilLine, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RefusedAnswer } from '../outbox/outbox';
import { answerStateWords, refusalWords, type AnswerSituation, type AnswerState } from './answer-state';

const ICONS: Readonly<Record<AnswerState, ReactNode>> = {
  blank: <Circle />,
  saving: <RefreshCw />,
  saved: <PencilLine />,
  submitting: <RefreshCw />,
  submitted: <Check />,
  'not-sent': <CloudOff />,
  refused: <Ban />,
};

export interface AnswerStatusProps extends AnswerSituation {
  readonly state: AnswerState;
  readonly id?: string;
}

/** The state of an answer as an icon and words. */
export function AnswerStatus({ state, id, ...situation }: AnswerStatusProps) {
  return (
    <span className={`team-state team-state-${state}`} id={id}>
      <span className="team-state-icon" aria-hidden="true">
        {ICONS[state]}
      </span>
      {answerStateWords(state, situation)}
    </span>
  );
}

export interface RefusedNoteProps {
  readonly refused: RefusedAnswer;
  readonly options: readonly string[];
  readonly onDismiss: () => void;
}

/** What was not accepted, why, and the words themselves: nobody has to wonder where they went. */
export function RefusedNote({ refused, options, onDismiss }: RefusedNoteProps) {
  const { content, reason } = refused;
  const option = content.selectedIndexes[0];
  const words = content.kind === 'option' && option !== undefined ? (options[option] ?? '') : content.answer;
  return (
    <div className="team-refused" role="status">
      <p>
        Not accepted{words.trim() === '' ? '' : `: ‘${words}’`}. {refusalWords(reason)}
      </p>
      <button type="button" className="team-link-button" onClick={onDismiss}>
        OK
      </button>
    </div>
  );
}
