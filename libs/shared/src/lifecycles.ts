/** States of an application, and the moves between them (DECIDE-2): the first is where it begins. */
export const APPLICATION_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What a recruiter can decide. */
export const DECISIONS = ['Accepted', 'Rejected'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** The status of an application that was just sent. */
export const FIRST_STATUS: ApplicationStatus = 'Pending';

const MOVES: Record<ApplicationStatus, readonly Decision[]> = {
  Pending: DECISIONS,
  Accepted: [],
  Rejected: [],
};

/** True when a recruiter may still decide on an application with this status. */
export function canDecide(status: ApplicationStatus): boolean {
  return MOVES[status].length > 0;
}

/** The statuses from which an application may move to this one. */
export function statusesBefore(to: Decision): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((from) => MOVES[from].includes(to));
}
