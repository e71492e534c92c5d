import { Card } from '@pubquiz/ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './card-links.css';

export interface CardLink {
  readonly label: string;
  /** Without it the card is a label only. */
  readonly to?: string | undefined;
  readonly text?: string | undefined;
  readonly icon: ReactNode;
}

/** A page that leads on: a card for each way, all of it the link. */
export function CardLinks({ title, links }: { readonly title: string; readonly links: readonly CardLink[] }) {
  return (
    <div className="card-links">
      <h1>{title}</h1>
      <ul>
        {links.map(({ label, to, text, icon }) => (
          <Card as="li" key={label} tone={to === undefined ? 'sunken' : 'plain'} className="card-link">
            <span className="card-link-icon" aria-hidden="true">
              {icon}
            </span>
            <h2>{to === undefined ? label : <Link to={to}>{label}</Link>}</h2>
            {text !== undefined && <p className="pq-quiet">{text}</p>}
          </Card>
        ))}
      </ul>
    </div>
  );
}
