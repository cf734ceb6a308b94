import { NATIONWIDE } from './options.js';
import { type JobKind, jobPath } from './job-kinds.js';
import { companyPath } from './company-pages.js';
import { filteredHome, LANDING_PAGES, type LandingPage } from './landing-pages.js';

export interface Crumb {
  name: string;
  path: string;
}

const HOME: Crumb = { name: `Jobs in ${NATIONWIDE}`, path: '/' };

/** Breadcrumbs of a job. They leave out a place without a landing page: an imported advert may name any place. */
export function crumbsOfJob(job: { kind: JobKind; _id: string; title: string; location: string }): Crumb[] {
  const list =
    job.kind === 'remote'
      ? LANDING_PAGES.remote[0]
      : LANDING_PAGES.places.find(({ name }) => name === job.location);
  return [
    HOME,
    // home lists these jobs even where the landing page has too few
    ...(list ? [{ name: list.title, path: filteredHome(list.filter) }] : []),
    { name: job.title, path: jobPath(job.kind, job._id) },
  ];
}

export function crumbsOfCompany({ _id, name }: { _id: string; name: string }): Crumb[] {
  return [HOME, { name, path: companyPath(_id) }];
}

export function crumbsOfLanding({ title, path, filter }: LandingPage): Crumb[] {
  const [remote] = LANDING_PAGES.remote;
  const isOfRemote = filter.kind === 'remote' && remote !== undefined && remote.path !== path;
  return [HOME, ...(isOfRemote ? [{ name: remote.title, path: remote.path }] : []), { name: title, path }];
}
