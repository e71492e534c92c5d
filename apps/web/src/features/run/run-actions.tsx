import { useState } from 'react';
import { BottomBar } from '@pubquiz/ui/bottom-bar';
import { Button } from '@pubquiz/ui/button';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { actionLabel, runActions, type RunAction } from './model/phases';
import type { RunNight } from './model/run-night';
import { hasUnmarked } from './model/team-tally';
import { FinishedAskingDialog } from './finished-asking-dialog';
import type { RunCommands, SessionMove } from './run-commands';

const MOVES: Readonly<Partial<Record<RunAction, SessionMove>>> = {
  'ask-first-question': 'start',
  'submit-all-answers': 'submitAllAnswers',
  'ask-more-questions': 'askMoreQuestions',
  'mark-answers': 'markAnswers',
  'reveal-scoring': 'revealScoring',
  'reveal-leaderboard': 'revealLeaderboard',
  'finish-quiz': 'finish',
};

export interface RunActionsProps {
  readonly night: RunNight;
  readonly commands: RunCommands;
  readonly onDone: () => void;
}

/** What to press next, always in the same place: the first button is the way on (RUN-5, RUN-6, RUN-14 to RUN-16). */
export function RunActions({ night, commands, onDone }: RunActionsProps) {
  const [dialog, setDialog] = useState<'leaderboard' | 'finished-asking' | null>(null);
  const [wasAskedWhetherFinished, setWasAskedWhetherFinished] = useState(false);
  const actions = runActions(night.master);
  const isMarkMissing = actions[0] === 'reveal-scoring' && hasUnmarked(night);

  function askNext() {
    const next = night.questions.find(({ askedOrdinal }) => askedOrdinal === null);
    commands.ask(next?.question.id ?? null);
  }

  function press(action: RunAction): void {
    if (action === 'done') return onDone();
    if (action === 'ask-next-question') return askNext();
    if (action === 'reveal-leaderboard') return setDialog('leaderboard');
    if (action === 'ask-new-question') {
      if (wasAskedWhetherFinished) return askNext();
      setWasAskedWhetherFinished(true);
      return setDialog('finished-asking');
    }
    const move = MOVES[action];
    if (move) commands.move(move);
  }

  return (
    <BottomBar label="What comes next" className="run-actions" tabIndex={-1} data-focus-home="">
      <div className="run-actions-buttons">
        {actions.map((action, index) => (
          // By place, not by action: the button that has the focus keeps it when the evening moves on.
          <Button
            key={index}
            variant={index === 0 ? 'primary' : 'secondary'}
            size="large"
            isBusy={commands.isMoving}
            disabled={action === 'reveal-scoring' && isMarkMissing}
            onKeyDown={(event) => {
              // A key that is held down is one press.
              if (event.repeat) event.preventDefault();
            }}
            onClick={(event) => {
              // So is a double click.
              if (event.detail <= 1) press(action);
            }}
          >
            {actionLabel(action, night.master)}
          </Button>
        ))}
      </div>
      {isMarkMissing && (
        <p className="run-actions-note" role="status">
          Mark all answers to continue
        </p>
      )}
      {night.master.session.sessionStatus === 'confirmAnswers' && (
        <p className="run-actions-note">Give the teams 10-20 seconds to submit before you mark.</p>
      )}
      <ConfirmDialog
        isOpen={dialog === 'leaderboard'}
        title="Display Leaderboard to the Teams?"
        confirmLabel="Leaderboard"
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          commands.move('revealLeaderboard');
        }}
      />
      <FinishedAskingDialog
        isOpen={dialog === 'finished-asking'}
        onClose={() => setDialog(null)}
        onSubmitAll={() => {
          setDialog(null);
          commands.move('submitAllAnswers');
        }}
        onAskNew={() => {
          setDialog(null);
          askNext();
        }}
      />
    </BottomBar>
  );
}
