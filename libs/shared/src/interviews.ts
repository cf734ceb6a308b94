/** Shown for an interview that has no place. */
export const BY_VIDEO = 'By video';

interface Appointment {
  startsAt: string | Date;
  cancelled?: boolean;
}

/** Whether the interview is still to come. `now` is in milliseconds. */
export function isAhead<Interview extends Appointment>(
  interview: Interview | undefined,
  now: number,
): interview is Interview {
  return interview !== undefined && !interview.cancelled && new Date(interview.startsAt).getTime() > now;
}
