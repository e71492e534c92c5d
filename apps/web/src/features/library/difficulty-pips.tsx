import type { LibraryGroup } from './library-shelf';

export interface DifficultyPipsProps {
  /** From easy to hard. */
  readonly difficulties: readonly LibraryGroup[];
  readonly id: string | null;
}

/** How hard a question is: a row of pints, and the word. */
export function DifficultyPips({ difficulties, id }: DifficultyPipsProps) {
  const level = difficulties.findIndex((difficulty) => difficulty.id === id);
  const difficulty = difficulties[level];
  if (difficulty === undefined) return null;
  return (
    <span className="library-difficulty">
      <svg
        width={difficulties.length * 11}
        height={14}
        viewBox={`0 0 ${difficulties.length * 11} 14`}
        aria-hidden="true"
      >
        {difficulties.map((other, index) => (
          <path
            key={other.id}
            className={index <= level ? 'library-pint library-pint-full' : 'library-pint'}
            d="M1.5 1.5h6.5l-1 11h-4.5z"
            transform={`translate(${index * 11} 0)`}
          />
        ))}
      </svg>
      {difficulty.name}
    </span>
  );
}
