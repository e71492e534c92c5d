import { correctAnswerVariations, parseMultipleChoiceOptions, type QuestionFields } from '@pubquiz/core';
import { Skeleton } from '@pubquiz/ui/skeleton';
import { Check } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../trpc';
import './question-preview.css';

export type PreviewView = 'askQuestions' | 'revealScoring';

export interface QuestionPreviewProps {
  readonly question: QuestionFields;
  readonly number: number;
  /** The default filled in. */
  readonly points: number;
  readonly view: PreviewView;
}

function correctAnswerText(question: QuestionFields): string {
  if (question.answerEntryType === 'freeText')
    return correctAnswerVariations(question.correctAnswer)[0] ?? '';
  return parseMultipleChoiceOptions(question.correctMultiAnswer)
    .filter((option) => option.isCorrect)
    .map((option) => option.text)
    .join('; ');
}

/** Reveal trivia as HTML, rendered and sanitised by the server (EDIT-27). */
function RevealedTrivia({ markdown }: { readonly markdown: string }) {
  const utils = trpc.useUtils();
  const rendered = useQuery({
    queryKey: ['rendered-markdown', markdown],
    queryFn: () => utils.client.content.markdown.mutate({ markdown }),
    staleTime: Infinity,
  });
  if (rendered.isError) return <p className="pq-quiet">The trivia can not be shown just now.</p>;
  if (rendered.data === undefined) return <Skeleton lines={2} />;
  return <div className="pq-prose" dangerouslySetInnerHTML={{ __html: rendered.data.html }} />;
}

/** A question on a phone, as teams see it while it is asked or when its answer is revealed (EDIT-28). */
export function QuestionPreview({ question, number, points, view }: QuestionPreviewProps) {
  const isRevealed = view === 'revealScoring';
  const answer = correctAnswerText(question);
  const options = parseMultipleChoiceOptions(question.correctMultiAnswer);

  return (
    <div className="question-preview" aria-label={`Question ${number} as teams see it`} role="group">
      <p className="question-preview-number">
        Question {number} · {points === 1 ? '1 point' : `${points} points`}
      </p>
      <p className="question-preview-question">{question.question.trim() || 'No question yet'}</p>
      {/^https?:\/\//i.test(question.imageUrl) && (
        <img className="question-preview-image" src={question.imageUrl} alt="" />
      )}
      {question.answerEntryType === 'freeText' ? (
        <p className="question-preview-field">{isRevealed ? 'The team’s answer' : 'Your answer'}</p>
      ) : (
        <ul className="question-preview-options">
          {options.map((option, index) => (
            <li key={index}>{option.text}</li>
          ))}
        </ul>
      )}
      {isRevealed && question.shouldRevealAnswer && (
        <p className="question-preview-answer">
          <Check size={18} aria-hidden="true" />
          <span>
            Correct answer: <strong>{answer === '' ? 'none yet' : answer}</strong>
          </span>
        </p>
      )}
      {isRevealed && !question.shouldRevealAnswer && (
        <p className="pq-quiet">The correct answer stays yours: teams only see their mark.</p>
      )}
      {isRevealed && question.revealAnswerTrivia.trim() !== '' && (
        <RevealedTrivia markdown={question.revealAnswerTrivia} />
      )}
    </div>
  );
}
