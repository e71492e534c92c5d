import { Info, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { MasterQuestion } from '@pubquiz/core';
import { Dialog } from '@pubquiz/ui/dialog';
import { IconButton } from '@pubquiz/ui/icon-button';
import { Popover } from '@pubquiz/ui/popover';
import { QuestionPreview } from '../../lib/question-preview/question-preview';

export interface PreviewQuestionProps {
  readonly question: MasterQuestion;
  readonly isTriviaHidden: boolean;
}

/** The question as teams see it, and the trivia that only the quizmaster has (RUN-12). */
export function PreviewQuestion({ question: asked, isTriviaHidden }: PreviewQuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { question, askedOrdinal, points } = asked;
  return (
    <>
      <IconButton label="Preview as teams see it" icon={<Smartphone />} onClick={() => setIsOpen(true)} />
      {question.answerTrivia !== '' && !isTriviaHidden && (
        <Popover label="Answer trivia" trigger={<IconButton label="Answer trivia" icon={<Info />} />}>
          <p>{question.answerTrivia}</p>
        </Popover>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="As teams see it">
        {/* Nothing in here is a control: long questions are scrolled with the keyboard from here. */}
        <div role="group" aria-label="Preview" tabIndex={0}>
          <QuestionPreview
            question={question}
            number={askedOrdinal ?? 0}
            points={points}
            view="askQuestions"
          />
        </div>
      </Dialog>
    </>
  );
}
