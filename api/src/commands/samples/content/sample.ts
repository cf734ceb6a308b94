import type {
  ApplicationStatus,
  Currency,
  JobCategory,
  JobKind,
  JobLevel,
  JobLocation,
} from '@skybil/shared';
import type { UserContent } from '../../../modules/users/user.fields.js';

export interface SampleCompany {
  key: string;
  name: string;
  email: string;
  /** Background of the logo, and the shapes on it (256 by 256, drawn by us). */
  tint: string;
  shapes: string;
}

export interface SampleJob {
  company: string;
  kind: JobKind;
  title: string;
  location: JobLocation;
  salary: string;
  currency: Currency;
  category: JobCategory;
  level: JobLevel;
  daysAgo: number;
  /** Lines: '## ' begins a heading, '- ' a list item, anything else a paragraph. */
  text: string;
}

export interface SampleSeeker extends UserContent {
  key: string;
  email: string;
  headline: string;
  town: string;
  summary: string;
  work: string[];
  study: string[];
  skills: string;
}

export interface SampleApplication {
  seeker: string;
  /** Title of a job of the sample recruiter. */
  job: string;
  status: ApplicationStatus;
  daysAgo: number;
}
