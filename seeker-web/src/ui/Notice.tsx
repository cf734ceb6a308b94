import type { ReactNode } from 'react';
import './states.css';

interface NoticeProps {
  title: string;
  /** Colours the sentence, where something came out well or not. */
  isGood?: boolean | undefined;
  children?: ReactNode;
}

const tone = (isGood?: boolean) => (isGood === undefined ? '' : isGood ? 'success-text' : 'error-text');

/** An empty or finished screen: one sentence and one next step. */
export function Notice({ title, isGood, children }: NoticeProps) {
  return (
    <div className="notice">
      <p className={`notice__title ${tone(isGood)}`}>{title}</p>
      {children}
    </div>
  );
}
