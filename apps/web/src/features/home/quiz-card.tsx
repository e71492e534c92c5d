import type { AnswerSheet } from '@pubquiz/core';
import { Button, buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { IconButton } from '@pubquiz/ui/icon-button';
import { Menu } from '@pubquiz/ui/menu';
import { Tooltip } from '@pubquiz/ui/tooltip';
import { CopyPlus, Pencil, RotateCcw, Settings, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { canPlayAgain, questionPreviews, sortedSessions } from './quiz-list';
import { SessionRow } from './session-row';

export interface QuizCardProps {
  readonly quiz: AnswerSheet;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onPlayAgain: () => void;
}

/** A quiz on the shelf with its evenings under it (HOME-6 to HOME-13). */
export function QuizCard({ quiz, onDuplicate, onDelete, onPlayAgain }: QuizCardProps) {
  const count = `${quiz.questionCount} ${quiz.questionCount === 1 ? 'question' : 'questions'}`;
  return (
    <Card as="article" padding="none" className="home-quiz" aria-labelledby={`quiz-${quiz.id}`}>
      <header className="home-quiz-head">
        <div className="home-quiz-title">
          <h2 id={`quiz-${quiz.id}`}>{quiz.name}</h2>
          <Tooltip
            placement="bottom"
            content={
              <ol>
                {questionPreviews(quiz).map((preview, index) => (
                  <li key={index}>{preview === '' ? '(no text yet)' : preview}</li>
                ))}
              </ol>
            }
          >
            <button type="button" className="home-quiz-count">
              {count}
            </button>
          </Tooltip>
        </div>
        <div className="home-quiz-actions">
          <Link className={buttonClassName()} to={paths.editQuiz(quiz.id)} aria-label={`Edit ${quiz.name}`}>
            <Pencil size={16} aria-hidden="true" /> Edit
          </Link>
          <Menu
            label={`Actions for ${quiz.name}`}
            trigger={<IconButton label={`More for ${quiz.name}`} title="More" icon={<Settings />} />}
            entries={[
              { id: 'duplicate', label: 'Duplicate Quiz', icon: <CopyPlus />, onSelect: onDuplicate },
              { id: 'delete', label: 'Delete Quiz', icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
            ]}
          />
        </div>
      </header>
      <ul className="home-sessions">
        {sortedSessions(quiz).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {canPlayAgain(quiz) && (
        <div className="home-quiz-again">
          <Button icon={<RotateCcw />} onClick={onPlayAgain}>
            Invite teams to play again
          </Button>
        </div>
      )}
    </Card>
  );
}
