import { useRef, useState } from 'react';
import type { Application } from '../../../lib/contract';
import { titleOf } from '../hooks/use-former';
import { canAnswer, shownInterview } from '../interview-rules';
import { InterviewFacts } from './InterviewFacts';
import { InterviewForm } from './InterviewForm';
import './interview.css';

/** APPLY-46 */
export function InterviewSection({ application }: { application: Application }) {
  const section = useRef<HTMLElement>(null);
  const [now, setNow] = useState(() => Date.now());
  const [isChanging, setChanging] = useState(false);
  const interview = shownInterview(application, now);
  if (!interview) return null;
  const title = titleOf(application);
  const mayAnswer = canAnswer(application, now);
  const isAsking = isChanging || !interview.answer;

  // the pressed button is gone afterwards
  function change(isOn: boolean): void {
    setChanging(isOn);
    section.current?.focus();
  }

  return (
    <section ref={section} className="interview" tabIndex={-1} aria-label={`Interview for ${title}`}>
      <div className="interview__part">
        <InterviewFacts interview={interview} now={now} />
        {mayAnswer && !isAsking && (
          <button
            type="button"
            className="button button--plain no-print"
            aria-label={`Change my answer for ${title}`}
            onClick={() => change(true)}
          >
            Change my answer
          </button>
        )}
      </div>
      {mayAnswer && isAsking && (
        <div className="interview__part no-print">
          <InterviewForm
            id={application._id}
            interview={interview}
            onKeep={interview.answer && (() => change(false))}
            onSent={() => change(false)}
            onAnswered={() => setNow(Date.now())}
          />
        </div>
      )}
    </section>
  );
}
