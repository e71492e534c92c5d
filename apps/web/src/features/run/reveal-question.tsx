import { Eye } from 'lucide-react';
import { useState } from 'react';
import { sessionFlags, type MasterQuestion, type SessionStatus } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Checkbox } from '@pubquiz/ui/checkbox';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { showToast } from '@pubquiz/ui/toast-queue';
import { REVEALED_TOAST_MS } from '../../lib/timing';
import type { RunCommands } from './run-commands';

export interface RevealQuestionProps {
  readonly question: MasterQuestion;
  readonly status: SessionStatus;
  readonly onReveal: RunCommands['reveal'];
}

/** Shows one question's answer to the teams before the scores, after a confirmation (RUN-26 to RUN-31). */
export function RevealQuestion({ question, status, onReveal }: RevealQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [keepsAsking, setKeepsAsking] = useState(true);
  const [keepsAskingNext, setKeepsAskingNext] = useState(true);
  if (!sessionFlags(status).canRevealQuestions) return null;

  const name = `Q${question.askedOrdinal ?? ''}`;

  function reveal() {
    setIsAsking(false);
    setKeepsAsking(keepsAskingNext);
    onReveal(question.question.id, () => {
      showToast({ title: `Revealed ${name}`, tone: 'success', durationMs: REVEALED_TOAST_MS });
    });
  }

  return (
    <>
      <Button
        icon={<Eye size={18} />}
        disabled={question.isRevealed || question.askedOrdinal === null}
        onClick={() => (keepsAsking ? setIsAsking(true) : reveal())}
      >
        {question.isRevealed ? `${name} is revealed` : 'Reveal Q to teams'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Reveal the correct answer to the teams?"
        confirmLabel={`Reveal ${name}`}
        onCancel={() => setIsAsking(false)}
        onConfirm={reveal}
      >
        <p>Teams can then see:</p>
        <ul>
          {question.question.shouldRevealAnswer && <li>the correct answer</li>}
          {question.question.revealAnswerTrivia.trim() !== '' && <li>the trivia</li>}
          <li>whether their own answer was correct, and its points</li>
        </ul>
        {status !== 'markAnswers' && (
          <p>
            <strong>Tell the teams to submit first:</strong> nobody can change an answer to {name} afterwards,
            and answers that are not submitted count as incorrect.
          </p>
        )}
        <Checkbox checked={keepsAskingNext} onChange={(event) => setKeepsAskingNext(event.target.checked)}>
          Keep showing this message for each question
        </Checkbox>
      </ConfirmDialog>
    </>
  );
}
