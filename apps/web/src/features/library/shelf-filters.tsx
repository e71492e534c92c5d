import { Select } from '@pubquiz/ui/select';
import type { LibraryDraw, LibraryGroup, ShelfFilter } from './library-shelf';

export interface ShelfFiltersProps {
  readonly groups: Pick<LibraryDraw, 'libraryCategories' | 'libraryDifficulties' | 'libraryTags'>;
  readonly filter: ShelfFilter;
  readonly onChange: (filter: ShelfFilter) => void;
}

function optionsFor(all: string, groups: readonly LibraryGroup[]) {
  return [{ value: '', label: all }, ...groups.map(({ id, name }) => ({ value: id, label: name }))];
}

/** Narrows the library to a category, a difficulty or a tag: what is drawn already at once, the rest with the next draw. */
export function ShelfFilters({ groups, filter, onChange }: ShelfFiltersProps) {
  const choices = [
    {
      label: 'Category',
      key: 'libraryCategoryId',
      options: optionsFor('All categories', groups.libraryCategories),
    },
    {
      label: 'Difficulty',
      key: 'libraryDifficultyId',
      options: optionsFor('All difficulties', groups.libraryDifficulties),
    },
    { label: 'Tag', key: 'libraryTagId', options: optionsFor('All tags', groups.libraryTags) },
  ] as const;
  return (
    <div className="library-filters" role="group" aria-label="Show only">
      {choices.map(({ label, key, options }) => (
        <Select
          key={key}
          label={label}
          isLabelHidden
          value={filter[key] ?? ''}
          options={options}
          onChange={(event) => {
            onChange({ ...filter, [key]: event.target.value === '' ? null : event.target.value });
          }}
        />
      ))}
    </div>
  );
}
