import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './field';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'className'> {
  readonly size?: 'medium' | 'large' | undefined;
  readonly inputClassName?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isLabelHidden,
    className,
    size = 'medium',
    inputClassName,
    id,
    ...input
  } = props;
  const names = ['pq-input', `pq-input-${size}`];
  if (inputClassName) names.push(inputClassName);
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => <input type="text" {...input} {...control} className={names.join(' ')} />}
    </Field>
  );
}
