import { Field } from '@pubquiz/ui/field';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import {
  addSorting,
  chosenSorting,
  removeSorting,
  suggestSorting,
  type Sorting,
  type SortingCatalogue,
  type SortingChoice,
} from './sorting';
import './sorting-input.css';

export interface SortingInputProps {
  readonly sorting: Sorting;
  readonly catalogue: SortingCatalogue;
  readonly onChange: (sorting: Sorting) => void;
}

const KIND_WORDS = { difficulty: 'Difficulty', category: 'Category', tag: 'Tag' } as const;

/** Sorts a question by what the library knows: a text finds it, a press or Enter adds it (ADMIN-15 to ADMIN-17). */
export function SortingInput({ sorting, catalogue, onChange }: SortingInputProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const suggestions = suggestSorting(text, sorting, catalogue);
  const isListed = isOpen && suggestions.length > 0;
  const isUnknown = text.trim() !== '' && suggestions.length === 0;

  function add(choice: SortingChoice | undefined) {
    if (choice === undefined) return;
    onChange(addSorting(sorting, choice));
    setText('');
    setActive(0);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isListed) add(suggestions[active]);
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : suggestions.length - 1;
      setActive(suggestions.length === 0 ? 0 : (active + step) % suggestions.length);
    }
  }

  return (
    <div className="sorting">
      <Field
        label="Tags"
        hint="Difficulty, category and tags. Type, then choose from the list."
        error={isUnknown ? 'The library has no such tag.' : undefined}
      >
        {(control) => (
          <div className="sorting-field">
            <input
              {...control}
              type="text"
              className="pq-input"
              role="combobox"
              autoComplete="off"
              aria-expanded={isListed}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isListed ? `${listId}-${active}` : undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
                setIsOpen(true);
              }}
              onFocus={() => {
                setIsOpen(true);
              }}
              onBlur={() => {
                setIsOpen(false);
              }}
              onKeyDown={handleKey}
            />
            <ul
              id={listId}
              role="listbox"
              aria-label="Tags to add"
              className="sorting-list"
              hidden={!isListed}
            >
              {suggestions.map((choice, index) => (
                <li
                  key={`${choice.kind}-${choice.id}`}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className="sorting-option"
                  // The field keeps the focus, so that the list stays until the press is done.
                  onPointerDown={(event) => {
                    event.preventDefault();
                  }}
                  onClick={() => {
                    add(choice);
                  }}
                >
                  {choice.name} <span className="pq-quiet">{KIND_WORDS[choice.kind]}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Field>
      <ul className="sorting-chosen" aria-label="Chosen tags">
        {chosenSorting(sorting, catalogue).map((choice) => (
          <li key={`${choice.kind}-${choice.id}`} className={`sorting-chip sorting-chip-${choice.kind}`}>
            {choice.name}
            <button
              type="button"
              aria-label={`Remove ${choice.name}`}
              onClick={() => {
                onChange(removeSorting(sorting, choice));
              }}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
