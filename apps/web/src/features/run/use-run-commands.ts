import { emptyQuestionFields } from '@pubquiz/core';
import { useCallback } from 'react';
import { showFailure } from '../../lib/show-failure';
import { trpc } from '../../lib/trpc';
import type { Cell } from './model/run-night';
import type { Mark, RunCommands, SessionMove } from './run-commands';
import type { PendingMarksState } from './use-pending-marks';

/** Sends the quizmaster's commands; what they did comes back over the feed, a refusal as a toast. */
export function useRunCommands(sessionId: string, pending: PendingMarksState): RunCommands {
  const onError = (error: unknown) => {
    showFailure(error);
  };
  const moves = {
    start: trpc.session.start.useMutation({ onError }),
    submitAllAnswers: trpc.session.submitAllAnswers.useMutation({ onError }),
    askMoreQuestions: trpc.session.askMoreQuestions.useMutation({ onError }),
    markAnswers: trpc.session.markAnswers.useMutation({ onError }),
    revealScoring: trpc.session.revealScoring.useMutation({ onError }),
    revealLeaderboard: trpc.session.revealLeaderboard.useMutation({ onError }),
    finish: trpc.session.finish.useMutation({ onError }),
  } satisfies Record<SessionMove, { readonly isPending: boolean }>;
  const asking = trpc.session.askNextQuestion.useMutation({ onError });
  const { mutate: sendMark } = trpc.marking.mark.useMutation({ onError });
  const revealing = trpc.reveal.questions.useMutation({ onError });
  const answering = trpc.marking.answerForTeams.useMutation({ onError });
  const accepting = trpc.marking.acceptAnswer.useMutation({ onError });
  const editing = trpc.session.editQuestion.useMutation({ onError });

  // The same function at every feed message: the grid's rows are drawn again only where something changed.
  const { add, remove } = pending;
  const mark = useCallback(
    (cell: Cell, { isCorrect, pointsAwarded }: Mark) => {
      add(cell, { isCorrect, pointsAwarded });
      sendMark({ sessionId, ...cell, isCorrect, pointsAwarded }, { onError: () => remove(cell) });
    },
    [sessionId, sendMark, add, remove],
  );

  return {
    isMoving: asking.isPending || Object.values(moves).some(({ isPending }) => isPending),
    move: (move) => moves[move].mutate({ sessionId }),
    ask: (questionId) => asking.mutate({ sessionId, ...(questionId === null ? {} : { questionId }) }),
    mark,
    reveal: (questionId, onRevealed) =>
      revealing.mutate({ sessionId, questionIds: [questionId] }, { onSuccess: onRevealed }),
    answerForTeam: ({ teamId, questionId }, entry) => {
      const answer =
        'optionIndex' in entry ? { multiChoiceSelectedOptionIndexes: [entry.optionIndex] } : entry;
      answering.mutate({
        sessionId,
        teams: [{ teamId, entries: [{ questionId, ...answer, isConfirmed: true }] }],
      });
    },
    acceptAnswer: (questionId, answer) => accepting.mutate({ sessionId, questionId, answer }),
    editQuestion: (questionId, fields) =>
      editing.mutate({ sessionId, questionId, fields: { ...emptyQuestionFields, ...fields } }),
  };
}
