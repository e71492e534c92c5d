import './spinner.css';

/** Says that something is on its way; shows itself after 300 ms only. */
export function Spinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <span className="pq-spinner" role="status">
      <span className="pq-spinner-ring" aria-hidden="true" />
      <span className="pq-spinner-label">{label}</span>
    </span>
  );
}
