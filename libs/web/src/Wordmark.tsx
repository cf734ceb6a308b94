import { SITE_NAME } from '@skybil/shared';

/** The name beside its mark: a sky-line below an arc of sky. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
        <g strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
          <path d="M3 20a13 13 0 0 1 26 0" />
          <path d="M7 27v-5h5v-5h4v10M16 21h5v6M21 24h4v3M4 27h24" />
        </g>
      </svg>
      {SITE_NAME}
    </span>
  );
}
