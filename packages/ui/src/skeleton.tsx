import './skeleton.css';

export interface SkeletonProps {
  /** The shape of what comes. */
  readonly shape?: 'line' | 'title' | 'block' | 'pill' | undefined;
  /** Lines of text. */
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** A quiet shape where content will be. Say 'loading' once per page, outside. */
export function Skeleton({ shape = 'line', lines = 1, className }: SkeletonProps) {
  return (
    <span className={`pq-skeleton-group${className ? ` ${className}` : ''}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={`pq-skeleton pq-skeleton-${shape}`} />
      ))}
    </span>
  );
}
