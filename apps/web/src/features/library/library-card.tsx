import type { ListedLibraryQuestion } from '@pubquiz/core';
import { Check, Library, Square } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { DifficultyPips } from './difficulty-pips';
import type { LibraryDraw } from './library-shelf';

/** What a card can be in the editor (LIB-12). */
export type CardState = 'selectable' | 'selected' | 'borrowed';

const STATE_WORDS: Readonly<Record<CardState, { readonly word: string; readonly icon: ReactNode }>> = {
  selectable: { word: 'Select', icon: <Square /> },
  selected: { word: 'Selected', icon: <Check /> },
  borrowed: { word: 'Borrowed', icon: <Library /> },
};

export interface LibraryCardProps {
  readonly question: ListedLibraryQuestion;
  readonly groups: Pick<LibraryDraw, 'libraryCategories' | 'libraryDifficulties'>;
  readonly choice: CardChoice;
}

export interface CardChoice {
  readonly state: CardState;
  /** The allowance takes no more (LIB-13). */
  readonly isBlocked: boolean;
  readonly onToggle: () => void;
}

/** A library question before it is borrowed: everything but its answer (LIB-12, LIB-21). */
export function LibraryCard({ question, groups, choice }: LibraryCardProps) {
  const id = useId();
  const category = groups.libraryCategories.find((group) => group.id === question.libraryCategoryId);
  const { state, isBlocked, onToggle } = choice;
  return (
    <label className={`library-card library-card-${state}${isBlocked ? ' library-card-blocked' : ''}`}>
      <input
        type="checkbox"
        className="library-card-box"
        aria-labelledby={id}
        aria-description={state === 'borrowed' ? 'Borrowed' : undefined}
        checked={state !== 'selectable'}
        disabled={state === 'borrowed' || isBlocked}
        onChange={onToggle}
      />
      <span className="library-card-top">
        <span className="library-card-category">{category?.name ?? 'Mixed bag'}</span>
        <DifficultyPips difficulties={groups.libraryDifficulties} id={question.libraryDifficultyId} />
      </span>
      <span className="library-card-question" id={id}>
        {question.question}
      </span>
      {/^https?:\/\//i.test(question.imageUrl) && (
        <img className="library-card-image" src={question.imageUrl} alt="" loading="lazy" />
      )}
      {question.answerOptionStrings.length > 0 && (
        <span className="library-card-options">
          {question.answerOptionStrings.map((option, index) => (
            <span key={index}>{option}</span>
          ))}
        </span>
      )}
      <span className="library-card-bottom">
        <span className="library-card-tags">
          {question.libraryTags.map((tag) => (
            <span key={tag.id}>#{tag.name}</span>
          ))}
        </span>
        <span className="library-card-state">
          <span aria-hidden="true">{STATE_WORDS[state].icon}</span>
          {STATE_WORDS[state].word}
        </span>
      </span>
    </label>
  );
}
