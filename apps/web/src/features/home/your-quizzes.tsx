import type { AnswerSheet } from '@pubquiz/core';
import { buttonClassName } from '@pubquiz/ui/button';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { GuestCard } from './guest-card';
import { QuizCard } from './quiz-card';
import { hasSessionInProgress, sortedQuizzes } from './quiz-list';
import { useQuizActions } from './use-quiz-actions';
import './your-quizzes.css';

/** From this many quizzes on the button stands at the top, too (HOME-18). */
const QUIZZES_FOR_TOP_BUTTON = 3;

type Question = { readonly ask: 'duplicate' | 'delete' | 'play-again'; readonly quiz: AnswerSheet };

export interface YourQuizzesProps {
  readonly quizzes: readonly AnswerSheet[];
  readonly isGuest: boolean;
}

/** The shelf of quizzes (HOME-5 to HOME-20). */
export function YourQuizzes({ quizzes, isGuest }: YourQuizzesProps) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const { duplicate, remove, isBusy } = useQuizActions(() => {
    setQuestion(null);
  });
  const isAnyActive = hasSessionInProgress(quizzes);
  const setUpButton = (
    <Link
      className={buttonClassName({ variant: isAnyActive ? 'secondary' : 'primary', size: 'large' })}
      to={paths.newQuiz()}
    >
      <Plus size={20} aria-hidden="true" /> Set up another Quiz
    </Link>
  );

  function playAgain(quiz: AnswerSheet) {
    if (isAnyActive) setQuestion({ ask: 'play-again', quiz });
    else void navigate(paths.newLobby(quiz.id));
  }

  const close = () => {
    setQuestion(null);
  };

  return (
    <div className={isGuest ? 'home home-with-aside' : 'home'}>
      <div className="home-shelf">
        <header className="home-head">
          <h1>Your Quizzes</h1>
          {quizzes.length >= QUIZZES_FOR_TOP_BUTTON && setUpButton}
        </header>
        {sortedQuizzes(quizzes).map((quiz) => (
          <QuizCard
            key={quiz.id}
            quiz={quiz}
            onDuplicate={() => {
              setQuestion({ ask: 'duplicate', quiz });
            }}
            onDelete={() => {
              setQuestion({ ask: 'delete', quiz });
            }}
            onPlayAgain={() => {
              playAgain(quiz);
            }}
          />
        ))}
        <div className="home-foot">{setUpButton}</div>
      </div>
      {isGuest && <GuestCard />}

      <ConfirmDialog
        isOpen={question?.ask === 'duplicate'}
        title="Duplicate Quiz"
        confirmLabel="Duplicate Quiz"
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => {
          if (question) duplicate(question.quiz);
        }}
      >
        <p>Do you want to create a copy of this quiz and all the questions?</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question?.ask === 'delete'}
        title="Delete Quiz"
        confirmLabel="Delete Quiz"
        tone="danger"
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => {
          if (question) remove(question.quiz);
        }}
      >
        <p>
          This permanently deletes the quiz <strong>{question?.quiz.name}</strong>, its questions and all
          sessions.
        </p>
        <p>You can not undo this!</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question?.ask === 'play-again'}
        title="Start a new session?"
        confirmLabel="Start a new one"
        onCancel={close}
        onConfirm={() => {
          if (question) void navigate(paths.newLobby(question.quiz.id));
        }}
      >
        <p>You already have a quiz session in progress below, do you really want to start a new one?</p>
      </ConfirmDialog>
    </div>
  );
}
