import { Disclosure } from '@pubquiz/ui/disclosure';
import type { AdminQuiz } from './admin-quiz';
import { adminTime } from './admin-time';
import { SessionBadge } from './session-badge';

/** A quiz with its questions behind a line, and its evenings (ADMIN-6). Touch screens find the teams behind the line, too. */
export function QuizSummary({ quiz }: { readonly quiz: AdminQuiz }) {
  const count = quiz.questionCount === 1 ? '1 question' : `${quiz.questionCount} questions`;
  const played = quiz.sessions.filter(({ teams }) => teams.length > 0);
  return (
    <div className="admin-quiz">
      <Disclosure
        summary={
          <>
            <strong>{quiz.name}</strong> <span className="pq-quiet">{count}</span>
          </>
        }
      >
        <ol className="admin-questions" aria-label={`Questions of ${quiz.name}`}>
          {quiz.questions.map(({ id, question }) => (
            <li key={id}>{question.trim() === '' ? '(no text yet)' : question}</li>
          ))}
        </ol>
        {played.map(({ id, updatedTime, teams }) => (
          <p key={id} className="pq-quiet">
            {adminTime(updatedTime)}: {teams.map((team) => team.name).join(', ')}
          </p>
        ))}
      </Disclosure>
      <ul className="admin-sessions" aria-label={`Sessions of ${quiz.name}`}>
        {quiz.sessions.map((session) => (
          <li key={session.id}>
            <SessionBadge session={session} />
          </li>
        ))}
      </ul>
    </div>
  );
}
