import { Info, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { optionsOf, type MasterQuestion } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Button } from '@pubquiz/ui/button';
import { Dialog } from '@pubquiz/ui/dialog';
import { IconButton } from '@pubquiz/ui/icon-button';
import { Popover } from '@pubquiz/ui/popover';

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
        <div className="run-preview" role="group" aria-label="Preview" tabIndex={0}>
          <Badge tone="info">
            Question {askedOrdinal} · {points} {points === 1 ? 'point' : 'points'}
          </Badge>
          {question.imageUrl !== '' && (
            <img className="run-stage-image" src={question.imageUrl} alt="" referrerPolicy="no-referrer" />
          )}
          <p className="run-stage-question">{question.question}</p>
          {question.answerEntryType === 'multiChoice' ? (
            <div className="run-options">
              {optionsOf(question).map(({ text: option }, index) => (
                <Button key={index} disabled>
                  {option}
                </Button>
              ))}
            </div>
          ) : (
            <div className="run-preview-field">Your answer</div>
          )}
        </div>
      </Dialog>
    </>
  );
}
