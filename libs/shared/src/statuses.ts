/** Application statuses and the only moves between them (spec 4). */
export const APPLICATION_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What a recruiter can decide. */
export const DECISIONS = ['Accepted', 'Rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

const TRANSITIONS: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  Pending: DECISIONS,
  Accepted: [],
  Rejected: [],
};

/** True when a recruiter may still decide on an application with this status. */
export function canDecide(status: ApplicationStatus): boolean {
  return TRANSITIONS[status].length > 0;
}
