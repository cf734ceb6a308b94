/** Statuses of an application and the allowed moves between them (DECIDE-2). The first one is the initial status. */
export const APPLICATION_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Statuses that a recruiter can choose. */
export const DECISIONS = ['Accepted', 'Rejected'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** The status of a new application. */
export const FIRST_STATUS: ApplicationStatus = 'Pending';

const MOVES: Record<ApplicationStatus, readonly Decision[]> = {
  Pending: DECISIONS,
  Accepted: [],
  Rejected: [],
};

/** Whether a recruiter may still decide on an application with this status. */
export function canDecide(status: ApplicationStatus): boolean {
  return MOVES[status].length > 0;
}

/** The statuses from which an application may move to this one. */
export function statusesBefore(to: Decision): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((from) => MOVES[from].includes(to));
}
