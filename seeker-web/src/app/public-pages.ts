import { matchPath } from 'react-router-dom';
import {
  APPLY_PAGES,
  applyPath,
  BOARD_TEXTS,
  type BoardText,
  COMPANY_PAGES,
  companyPath,
  FORM_ROUTES,
  JOB_KINDS,
  JOB_ROUTES,
  jobPath,
  LANDING_PAGES,
  type LandingPage,
  PAGES,
  readApplyNote,
  readNewsletterNote,
  REPORT_PAGES,
  REPORT_SENT,
  reportPath,
  type JobKind,
} from '@skybil/shared';
import { applyAnswerQuery } from '../features/applications/api/apply-answer';
import { companyQuery } from '../features/company-page/api/get-company';
import { jobQuery } from '../features/job-page/api/get-job';
import { relatedJobsQuery } from '../features/job-page/api/get-related-jobs';
import { similarJobsQuery } from '../features/job-page/api/get-similar-jobs';
import { facetsQuery } from '../features/jobs/api/get-facets';
import { jobsQuery, listQuery } from '../features/jobs/api/get-jobs';
import { REMOTE_ONLY } from '../features/jobs/api/use-landing-counts';
import { changeFilter, filterAt, isFiltered, readFilter, UNFILTERED } from '../features/jobs/job-filter';
import { reportAnswerQuery } from '../features/reports/api/report-answer';
import { textQuery } from '../features/texts/api/get-text';
import type { PageQuery } from '../lib/page-query';
import { MoreJobs } from '../features/job-page/components/JobLayout';
import { SideFilters } from '../features/jobs/components/JobBrowser';
import { ListEnd } from '../features/jobs/components/JobList';
import { BelowHome, BrowseJobs } from '../pages/HomePage';
import { Footer } from './layout/Layout';
import { PUBLIC_FILES, type PublicFile } from './pages';

interface PublicPageRequest {
  /** The address without the parts that do not change the page. */
  address: string;
  queries: PageQuery[];
  isOwn?: boolean;
}

interface PublicRoute {
  path: string;
  request: (params: Record<string, string | undefined>, query: URLSearchParams) => PublicPageRequest;
  file: PublicFile;
}

const staticRoute = (path: string, file: PublicFile): PublicRoute => ({
  path,
  request: () => ({ address: path, queries: [] }),
  file,
});

const textRoute = (name: BoardText): PublicRoute => ({
  path: PAGES[name].path,
  request: () => ({ address: PAGES[name].path, queries: [textQuery(name)] }),
  file: 'TextPage',
});

const jobRoute = (kind: JobKind): PublicRoute => ({
  path: `/${JOB_ROUTES[kind]}/:id`,
  request: ({ id: written = '' }) => {
    const id = written.toLowerCase();
    return {
      address: jobPath(kind, id),
      queries: [jobQuery(kind, id), relatedJobsQuery(kind, id), similarJobsQuery(kind, id)],
    };
  },
  file: 'JobPage',
});

const applyRoute = (start: string, kind: JobKind): PublicRoute => ({
  path: `${start}/${kind}/:id`,
  request: ({ id: written = '' }, query) => {
    const id = written.toLowerCase();
    const note = readApplyNote(query.get('note'));
    return {
      address: applyPath(kind, id) + (note ? `?note=${note}` : ''),
      queries: [
        jobQuery(kind, id),
        ...(note ? [relatedJobsQuery(kind, id), similarJobsQuery(kind, id)] : [applyAnswerQuery]),
      ],
    };
  },
  file: 'ApplyPage',
});

const reportRoute = (start: string, kind: JobKind): PublicRoute => ({
  path: `${start}/${kind}/:id`,
  request: ({ id: written = '' }, query) => {
    const id = written.toLowerCase();
    const isSent = query.get('note') === REPORT_SENT;
    return {
      address: reportPath(kind, id) + (isSent ? `?note=${REPORT_SENT}` : ''),
      queries: [jobQuery(kind, id), reportAnswerQuery],
    };
  },
  file: 'ReportPage',
});

const home: PublicRoute = {
  path: '/',
  request: (_, query) => {
    const filter = readFilter(query);
    const words = changeFilter(new URLSearchParams(), filter).toString();
    return {
      address: words ? `/?${words}` : '/',
      queries: [jobsQuery(filter), ...(isFiltered(filter) ? [] : [facetsQuery(REMOTE_ONLY)])],
    };
  },
  file: 'HomePage',
};

const company: PublicRoute = {
  path: `${COMPANY_PAGES}/:id`,
  request: ({ id: written = '' }, query) => {
    const id = written.toLowerCase();
    const path = companyPath(id);
    const filter = filterAt(path, query);
    return {
      address: filter.page > 1 ? `${path}?page=${filter.page}` : path,
      queries: [companyQuery(id, listQuery(filter))],
    };
  },
  file: 'CompanyPage',
};

const landingRoute = ({ path }: LandingPage): PublicRoute => ({
  path,
  request: (_, query) => {
    const filter = filterAt(path, query);
    return {
      address: filter.page > 1 ? `${path}?page=${filter.page}` : path,
      queries: [jobsQuery(filter), facetsQuery(UNFILTERED), facetsQuery(REMOTE_ONLY)],
    };
  },
  file: 'HomePage',
});

const mailLink = (path: string): PublicRoute => ({
  path,
  request: (_, query) => {
    const token = query.get('token') ?? '';
    return { address: `${path}?${new URLSearchParams({ token }).toString()}`, queries: [], isOwn: true };
  },
  file: 'NewsletterPage',
});

const newsletter: PublicRoute = {
  path: PAGES.newsletter.path,
  request: (_, query) => {
    const note = readNewsletterNote(query.get('note'));
    return { address: PAGES.newsletter.path + (note ? `?note=${note}` : ''), queries: [] };
  },
  file: 'SubscribePage',
};

/** All unknown addresses share one page. */
const NOT_FOUND = staticRoute('/404', 'NotFoundPage');

const ROUTES: PublicRoute[] = [
  home,
  ...Object.values(LANDING_PAGES).flat().map(landingRoute),
  {
    path: PAGES.jobs.path,
    request: () => ({
      address: PAGES.jobs.path,
      queries: [facetsQuery(UNFILTERED), facetsQuery(REMOTE_ONLY)],
    }),
    file: 'JobsPage',
  },
  ...JOB_KINDS.map(jobRoute),
  company,
  ...JOB_KINDS.flatMap((kind) => [APPLY_PAGES, FORM_ROUTES.apply].map((start) => applyRoute(start, kind))),
  ...JOB_KINDS.flatMap((kind) => [REPORT_PAGES, FORM_ROUTES.report].map((start) => reportRoute(start, kind))),
  ...BOARD_TEXTS.map(textRoute),
  staticRoute(PAGES.contact.path, 'ContactPage'),
  staticRoute(PAGES.saveAsPdf.path, 'SaveAsPdfPage'),
  newsletter,
  mailLink(PAGES.newsletterConfirm.path),
  mailLink(PAGES.newsletterUnsubscribe.path),
];

/** Pages of one person, which only the browser renders. */
const PERSONAL_PATHS = new Set<string>(
  Object.values(PAGES)
    .map(({ path }) => path)
    .filter((path) => !ROUTES.some((route) => route.path === path)),
);

/** @returns undefined for a personal page */
function publicRouteAt(path: string) {
  for (const route of ROUTES) {
    const match = matchPath({ path: route.path, caseSensitive: true }, path);
    if (match) return { route, params: match.params };
  }
  return PERSONAL_PATHS.has(path.replace(/(.)\/+$/, '$1')) ? undefined : { route: NOT_FOUND, params: {} };
}

export function publicPageAt(
  address: string,
): (PublicPageRequest & { route: string; file: PublicFile }) | undefined {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const found = publicRouteAt(path);
  return (
    found && {
      route: found.route.path,
      file: found.route.file,
      ...found.route.request(found.params, new URLSearchParams(query)),
    }
  );
}

/** Loads all code that server rendering may need. */
export async function preloadPublicPages(): Promise<void> {
  await Promise.all(
    [...Object.values(PUBLIC_FILES), Footer, SideFilters, ListEnd, BrowseJobs, BelowHome, MoreJobs].map(
      ({ preload }) => preload(),
    ),
  );
}
