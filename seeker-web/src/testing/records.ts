import type { Application, Facets, Job, JobsPage, ShownCompany, UserRecord } from '../lib/contract';
import { addDays, dayAt, momentOf } from '@skybil/shared';
import { arrange, noAnswerYet } from '@skybil/web/testing/network';

export const JOB_ID = '650000000000000000000001';
export const ACME = { _id: '640000000000000000000001', name: 'Acme Foods', image: '' };
export const RESUME = 'https://board.example/api/files/resume?s=1';

/** A day of the country, counted from today. */
export const dayIn = (days: number) => addDays(dayAt(Date.now()), days);

export function jobRow(changes: Partial<Job> = {}): Job {
  return {
    _id: JOB_ID,
    kind: 'job',
    title: 'Baker',
    excerpt: 'Bake bread every morning.',
    location: 'Lagos',
    salary: '250,000 - 400,000',
    category: 'Management',
    level: 'Beginner level',
    nature: 'Remote',
    currency: 'NGN',
    date: new Date().toISOString(),
    visible: true,
    applicants: 0,
    companyId: ACME,
    ...changes,
  };
}

export function job(changes: Partial<Job> = {}): Job {
  const row = jobRow();
  return { ...row, description: `<p>${row.excerpt}</p>`, ...changes };
}

export function jobsPage(jobs: Job[], changes: Partial<JobsPage> = {}): JobsPage {
  return {
    success: true,
    message: 'OK',
    jobs,
    total: jobs.length,
    totalRelation: 'eq',
    page: 1,
    limit: 6,
    asOf: 'as-of-1',
    ...changes,
  };
}

export function person(changes: Partial<UserRecord> = {}): UserRecord {
  return {
    _id: '660000000000000000000001',
    firstName: 'Ada',
    lastName: 'Obi',
    name: 'Ada Obi',
    email: 'ada@example.com',
    emailProven: true,
    phoneShared: false,
    receipts: true,
    image: '',
    resume: RESUME,
    ...changes,
  };
}

export function application(changes: Partial<Application> = {}): Application {
  return {
    _id: '670000000000000000000001',
    kind: 'job',
    jobId: { _id: JOB_ID, title: 'Baker', location: 'Lagos' },
    advert: { changes: [] },
    companyId: ACME,
    userId: null,
    date: '2026-11-02T09:00:00.000Z',
    status: 'Pending',
    ...changes,
  };
}

/** In three days. */
export function interview(
  changes: Partial<NonNullable<Application['interview']>> = {},
): NonNullable<Application['interview']> {
  return {
    sequence: 0,
    startsAt: new Date(momentOf(dayIn(3), '10:30')).toISOString(),
    place: '12 Marina, second floor',
    changedAt: '2026-11-04T10:00:00.000Z',
    ...changes,
  };
}

export function shownCompany(changes: Partial<ShownCompany> = {}): ShownCompany {
  return { ...ACME, since: '2026-03-02T09:00:00.000Z', openJobs: 1, ...changes };
}

export function arrangeCompany(company: ShownCompany, page = jobsPage([])): void {
  arrangeHome(page);
  arrange(`GET /api/companies/${company._id}`, { company });
}

export function arrangeHome(page: JobsPage, facets: Partial<Facets> = {}): void {
  arrange('GET /api/jobs', page);
  arrange('GET /api/jobs/facets', {
    facets: { category: [], locations: [], level: [], kind: [], ...facets },
  });
  arrange('GET /api/jobs/suggestions', { suggestions: { titles: [], companies: [], places: [] } });
}

export function arrangeJob(record: Job, related: Job[] = [], similar: Job[] = []): void {
  const remote = record.kind === 'remote';
  const base = `GET /api/${remote ? 'remotejobs' : 'jobs'}/${record._id}`;
  arrange(base, remote ? { skybiljob: record } : { job: record });
  arrange(`${base}/related`, remote ? { skybiljobs: related } : { jobs: related });
  arrange(`${base}/similar`, remote ? { skybiljobs: similar } : { jobs: similar });
}

export function arrangeSeeker(
  user: UserRecord,
  onSite: Application[] = [],
  remote: Application[] = [],
): void {
  arrange('GET /api/users/user', { user });
  arrange('GET /api/users/saved-jobs', { savedJobs: [] });
  arrangeApplications(onSite, remote);
  arrange('GET /api/auth/second-factor', { on: false, recoveryCodesLeft: 0 });
}

function arrangeApplications(onSite: Application[], remote: Application[] = []): void {
  const all = [...onSite, ...remote.map((one) => ({ ...one, kind: 'remote' as const }))];
  const applications = all.sort((a, b) => b.date.localeCompare(a.date));
  arrange('GET /api/users/all-applications', { applications });
}

/** A seeker without applications. */
export function arrangeSlowSeeker(): void {
  for (const route of ['user', 'all-applications']) {
    arrange(`GET /api/users/${route}`, noAnswerYet);
  }
}

export function pdf(name = 'document.pdf'): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}
