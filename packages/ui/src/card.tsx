import type { HTMLAttributes, ReactNode, Ref } from 'react';
import './card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'article' | 'div' | 'li' | 'aside' | undefined;
  readonly tone?: 'plain' | 'accent' | 'sunken' | 'slate' | undefined;
  readonly padding?: 'none' | 'medium' | 'large' | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A sheet of paper on the table. */
export function Card(props: CardProps) {
  const { as: Tag = 'div', tone = 'plain', padding = 'medium', className, children, ref, ...rest } = props;
  const names = ['pq-card', `pq-card-${tone}`, `pq-card-padding-${padding}`];
  if (className) names.push(className);
  return (
    <Tag {...rest} ref={ref as Ref<never>} className={names.join(' ')}>
      {children}
    </Tag>
  );
}
