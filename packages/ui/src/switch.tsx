import type { InputHTMLAttributes, ReactNode } from 'react';
import './checkbox.css';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'role'
> {
  readonly children: ReactNode;
}

/** On or off, at once. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="pq-switch">
      <input type="checkbox" role="switch" {...input} />
      <span>{children}</span>
    </label>
  );
}
