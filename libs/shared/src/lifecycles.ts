/** What a moderator has found about a company's registration, once it is sent. */
export const REGISTRATION_STATES = ['waiting', 'verified', 'refused'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
export const NOT_SENT = 'not sent';

/** Statuses of an application and the allowed moves between them (DECIDE-2). */
export const APPLICATION_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const DECISIONS = ['Accepted', 'Rejected'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

export const FIRST_STATUS: ApplicationStatus = 'Pending';

const MOVES: Record<ApplicationStatus, readonly Decision[]> = {
  Pending: DECISIONS,
  Accepted: [],
  Rejected: [],
};

/** Where an application stands with the company (STAGE-1). */
export const STAGES = ['received', 'viewed', 'shortlisted', 'interview', 'decided'] as const;
export type Stage = (typeof STAGES)[number];

/** Stages that a company sets directly. The others follow from opening a document, an invitation, and a decision. */
export const CHOSEN_STAGES = ['viewed', 'shortlisted'] as const satisfies readonly Stage[];
export type ChosenStage = (typeof CHOSEN_STAGES)[number];

const STAGE_MOVES: Record<Stage, readonly Stage[]> = {
  received: ['viewed', 'shortlisted', 'interview', 'decided'],
  viewed: ['shortlisted', 'interview', 'decided'],
  shortlisted: ['viewed', 'interview', 'decided'],
  interview: ['shortlisted', 'decided'],
  decided: [],
};

/** The stages from which an application may move to this one. */
export function stagesBefore(to: Stage): Stage[] {
  return STAGES.filter((from) => STAGE_MOVES[from].includes(to));
}

export function canMove(from: Stage, to: Stage): boolean {
  return STAGE_MOVES[from].includes(to);
}

/** A seeker's answer to an invitation (INTERVIEW-4). */
export const INTERVIEW_ANSWERS = ['yes', 'no'] as const;
export type InterviewAnswer = (typeof INTERVIEW_ANSWERS)[number];

interface Staged {
  status: ApplicationStatus;
  stage?: Stage;
  viewedAt?: unknown;
}

/** A decision and the first opening are stored as such, so that stage and status cannot contradict each other. */
export function stageOf({ status, stage, viewedAt }: Staged): Stage {
  if (status !== FIRST_STATUS) return 'decided';
  return stage ?? (viewedAt ? 'viewed' : 'received');
}

/** Shown to the seeker in place of Pending (DECIDE-9). */
export const NO_DECISION = 'No decision given';

/** Shown to the seeker in place of Pending (APPLY-40). */
export const WITHDRAWN = 'Withdrawn';

interface Decided {
  status: ApplicationStatus;
  /** A moment; absent unless the status is Rejected. */
  finalAt?: string;
}

/** Whether a rejection can still be undone, which makes the application Pending again (DECIDE-8). `now` is in milliseconds. */
export function canUndo({ status, finalAt }: Decided, now: number): boolean {
  return status === 'Rejected' && finalAt !== undefined && Date.parse(finalAt) > now;
}

/** What the seeker's pages show: a rejection only when it is final. `now` is in milliseconds. */
export function statusForSeeker(
  application: Decided & { noDecision?: boolean; withdrawnAt?: string },
  now: number,
): string {
  if (application.withdrawnAt) return WITHDRAWN;
  if (application.noDecision) return NO_DECISION;
  return canUndo(application, now) ? FIRST_STATUS : application.status;
}

export function canDecide(status: ApplicationStatus): boolean {
  return MOVES[status].length > 0;
}

export function statusesBefore(to: Decision): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((from) => MOVES[from].includes(to));
}
