import { FIRST_STATUS, isAhead, statusForSeeker, WITHDRAWN } from '@skybil/shared';
import type { Application } from '../../lib/contract';

export type Interview = NonNullable<Application['interview']>;

/** An application that is withdrawn or rejected has no interview to go to. `now` is in milliseconds. */
export function shownInterview(application: Application, now: number): Interview | undefined {
  const status = statusForSeeker(application, now);
  return status === WITHDRAWN || status === 'Rejected' ? undefined : application.interview;
}

/** Whether the seeker may say yes or no. `now` is in milliseconds. */
export function canAnswer(application: Application, now: number): boolean {
  const { interview, former } = application;
  const isUndecided = statusForSeeker(application, now) === FIRST_STATUS;
  return isAhead(interview, now) && isUndecided && !former;
}
