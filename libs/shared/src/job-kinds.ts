/** The two kinds of job (JOB-1): on-site ("job") and remote ("skybil job"). */
export const JOB_KINDS = ['job', 'remote'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_LIST_KINDS = [...JOB_KINDS, 'all'] as const;
export type JobListKind = (typeof JOB_LIST_KINDS)[number];

export const KIND_NAMES: Record<JobListKind, string> = { job: 'On-site', remote: 'Remote', all: 'All' };

export const JOB_ROUTES: Record<JobKind, string> = { job: 'apply-job', remote: 'remoteapply-job' };

/** '/apply-job/650000000000000000000001' */
export function jobPath(kind: JobKind, id: string): string {
  return `/${JOB_ROUTES[kind]}/${id}`;
}

/** The reverse of {@link jobPath}. */
export function readJobPath(path: string): { kind: JobKind; id: string } | undefined {
  const [, route, id] = /^\/([a-z-]+)\/([0-9a-fA-F]{24})$/.exec(path) ?? [];
  const kind = JOB_KINDS.find((one) => JOB_ROUTES[one] === route);
  return kind && id ? { kind, id } : undefined;
}

export const APPLY_PAGES = '/apply';

/** The apply page for browsers without script: '/apply/job/650000000000000000000001' */
export function applyPath(kind: JobKind, id: string): string {
  return `${APPLY_PAGES}/${kind}/${id}`;
}

export const REPORT_PAGES = '/report';

/** The page that reports a job: '/report/job/650000000000000000000001' */
export function reportPath(kind: JobKind, id: string): string {
  return `${REPORT_PAGES}/${kind}/${id}`;
}

/** The reverse of {@link applyPath} and {@link reportPath}. */
export function readFormPath(path: string): { page: string; kind: JobKind; id: string } | undefined {
  const [, page, named, id] = /^(\/apply|\/report)\/([a-z]+)\/([0-9a-fA-F]{24})$/.exec(path) ?? [];
  const kind = JOB_KINDS.find((one) => one === named);
  return page && kind && id ? { page, kind, id } : undefined;
}
