import type { ReactNode } from 'react';
import './states.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
}

/** An empty or finished screen: one sentence and one next step. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="notice">
      <p className="notice__title">{title}</p>
      {children}
    </div>
  );
}
