import './states.css';

export function Loader({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="loader" role="status">
      <span className="loader__ring" aria-hidden="true" />
      <span>{label}…</span>
    </div>
  );
}
