import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './icon-button.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  /** What it does, in words; also the browser's own hint unless `title` says otherwise. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'large' | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round button that shows an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medium', tone = 'plain', className, ...rest } = props;
  const names = ['pq-icon-button', `pq-icon-button-${size}`, `pq-icon-button-${tone}`];
  if (className) names.push(className);
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={names.join(' ')}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
