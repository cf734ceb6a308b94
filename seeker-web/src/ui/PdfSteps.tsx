import type { ReactNode } from 'react';
import './pdf-steps.css';

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg className="pdf-step__picture" viewBox="0 0 96 112" aria-hidden="true">
      <rect className="pdf-step__phone" x="14" y="2" width="68" height="120" rx="9" />
      {children}
    </svg>
  );
}

const Lines = ({ top }: { top: number }) => (
  <path className="pdf-step__line" d={`M24 ${top}h48m-48 10h40m-40 10h48m-48 10h32`} />
);

/** How to save a PDF on Android, in pictures of our own. */
export function PdfSteps() {
  return (
    <ol className="pdf-steps">
      <li className="pdf-step">
        <Phone>
          <path className="pdf-step__line" d="M24 18h24" />
          <circle className="pdf-step__mark" cx="70" cy="18" r="10" />
          <path className="pdf-step__dots" d="M70 13v0m0 5v0m0 5v0" />
          <path className="pdf-step__strong" d="M24 42h30" />
          <Lines top={54} />
        </Phone>
        <p>Open your CV in Word or Google Docs and tap the three dots at the top.</p>
      </li>
      <li className="pdf-step">
        <Phone>
          <path className="pdf-step__line" d="M24 18h24" />
          <rect className="pdf-step__sheet" x="32" y="28" width="56" height="70" rx="5" />
          <path className="pdf-step__line" d="M40 40h36m-36 12h28m-28 34h32" />
          <rect className="pdf-step__mark" x="35" y="61" width="50" height="16" rx="3" />
          <text className="pdf-step__word" x="60" y="73">
            Print
          </text>
        </Phone>
        <p>Tap Print. In Google Docs, tap Share &amp; export first.</p>
      </li>
      <li className="pdf-step">
        <Phone>
          <rect className="pdf-step__sheet" x="20" y="11" width="57" height="16" rx="3" />
          <text className="pdf-step__word pdf-step__word--small" x="44" y="21.5">
            Save as PDF
          </text>
          <path className="pdf-step__dots pdf-step__dots--thin" d="M68 18l2.5 2.5 2.5-2.5" />
          <rect className="pdf-step__sheet" x="30" y="44" width="36" height="48" rx="2" />
          <path className="pdf-step__line" d="M36 54h24m-24 8h20m-20 8h24" />
          <circle className="pdf-step__mark" cx="68" cy="42" r="13" />
          <text className="pdf-step__word pdf-step__word--round" x="68" y="45.5">
            PDF
          </text>
        </Phone>
        <p>Choose “Save as PDF”, tap the PDF button and save. That PDF is the file to send.</p>
      </li>
    </ol>
  );
}
