import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'size'> {
  readonly options: readonly SelectOption[];
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A choice among a few, with its label; the platform's own list. */
export function Select(props: SelectProps) {
  const { label, hint, error, isLabelHidden, className, id, options, ...rest } = props;
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => (
        <select {...rest} {...control} className="pq-input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
