import { useEffect, useRef } from 'react';
import { formatLongDate } from '@skybil/shared';
import type { Receipt } from '../../../lib/contract';
import './privacy.css';

interface ErasureReceiptProps {
  receipt: Receipt;
  /** Signs out at a hosted provider if that has not happened yet. */
  onDone?: (() => void) | undefined;
}

/** What was removed and what is retained. It is shown only once. */
export function ErasureReceipt({ receipt, onDone }: ErasureReceiptProps) {
  const { number, date, erased, kept } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card stack receipt" aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1}>
        Your account is erased
      </h2>
      <p>
        Receipt <span className="receipt__number">{number}</span> of {formatLongDate(date)}. Print or save it
        now: we keep nothing by which we could show it again.
      </p>
      <h3>What went</h3>
      <ul>
        {erased.map(({ kind, what, count }) => (
          <li key={kind}>
            {what}: {count}
          </li>
        ))}
      </ul>
      <h3>What stays for a while</h3>
      <ul>
        {kept.map(({ what, period, why }) => (
          <li key={what}>
            {what}: {period}. {why}.
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button--plain receipt__print"
        onClick={() => {
          window.print();
        }}
      >
        Print
      </button>
      {onDone && (
        <button type="button" className="button button--plain receipt__print" onClick={onDone}>
          Sign out
        </button>
      )}
    </section>
  );
}
