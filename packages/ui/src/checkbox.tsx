import type { InputHTMLAttributes, ReactNode } from 'react';
import './checkbox.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly children: ReactNode;
}

/** A tick with its words. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className="pq-checkbox">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
