import { MARK, SITE_NAME } from '@skybil/shared';

export function Wordmark() {
  return (
    <span className="wordmark">
      <svg
        width="30"
        height="30"
        viewBox={`0 0 ${MARK.size} ${MARK.size}`}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <g strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
          {MARK.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
      {SITE_NAME}
    </span>
  );
}
