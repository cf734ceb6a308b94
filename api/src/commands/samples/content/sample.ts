import type {
  ApplicationStatus,
  EmploymentType,
  JobKind,
  JobLevel,
  NATIONWIDE,
  WorkMode,
} from '@skybil/shared';
import type { CompanyFacts } from '../../../modules/companies/company.fields.js';
import type { JobContent } from '../../../modules/jobs/job.fields.js';
import type { UserContent } from '../../../modules/users/user.fields.js';

export interface SampleCompany extends Required<CompanyFacts> {
  key: string;
  name: string;
  email: string;
  /** Background color of the logo, and its shapes (256 by 256, our own drawing). */
  tint: string;
  shapes: string;
}

/** Optional facts that a sample may state. */
type SampleFacts = Partial<Pick<JobContent, 'place' | 'nysc' | 'degree' | 'openTo'>> & {
  states?: string[];
  employmentType?: EmploymentType;
  workMode?: WorkMode;
};

export interface SampleJob extends SampleFacts {
  company: string;
  kind: JobKind;
  title: string;
  location: string | typeof NATIONWIDE;
  salary: string;
  currency: string;
  category: string;
  level: JobLevel;
  daysAgo: number;
  /** Lines: '## ' starts a heading, '- ' a list item, anything else a paragraph. */
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
