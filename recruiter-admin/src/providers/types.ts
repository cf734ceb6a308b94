import type { ApplicationStatus, Decision, JobKind } from '@skybil/shared';

/** A job as its own company sees it. */
export interface Job {
  id: string;
  kind: JobKind;
  title: string;
  description: string;
  location: string;
  salary: string;
  category: string;
  level: string;
  nature: string;
  currency: string;
  /** ISO-8601, UTC. */
  date: string;
  visible: boolean;
  applicants: number;
}

export type NewJob = Omit<Job, 'id' | 'date' | 'visible' | 'applicants'>;

export interface Applicant {
  _id: string;
  name: string;
  image: string;
  /** Signed link to a PDF, or ''. */
  resume: string;
  /** Only after Accept. */
  email?: string;
}

export interface Application {
  id: string;
  kind: JobKind;
  jobId: { _id: string; title: string; location: string };
  userId: Applicant;
  date: string;
  status: ApplicationStatus;
  /** Signed link to a PDF, with applications to remote jobs. */
  certificate?: string;
}

export interface Company {
  _id: string;
  name: string;
  email: string;
  image: string;
}

export interface Stats {
  jobs: { total: number; visible: number; hidden: number };
  applications: Record<ApplicationStatus | 'total', number>;
}

export interface Visibility {
  id: string;
  visible: boolean;
}

export interface DecisionOnApplication {
  id: string;
  status: Decision;
}

export interface Profile {
  name: string;
  /** A new logo; without one the old stays. */
  image?: File;
}

/** What calls beyond CRUD answer: the server's sentence for the toast. */
export interface Answer {
  message: string;
}
