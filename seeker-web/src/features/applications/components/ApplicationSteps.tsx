import { formatShortDate } from '@skybil/shared';
import type { Application } from '../../../lib/contract';
import { stepsOf } from '../application-steps';

interface ApplicationStepsProps {
  application: Application;
  /** In milliseconds. */
  now: number;
}

export function ApplicationSteps({ application, now }: ApplicationStepsProps) {
  return (
    <ol className="applications__steps" aria-label="What has happened">
      {stepsOf(application, now).map(({ name, date }) => (
        <li key={name}>
          {name} <time dateTime={date}>{formatShortDate(date)}</time>
        </li>
      ))}
    </ol>
  );
}
