import { type JobKind, jobPath } from './job-kinds.js';
import { filteredHome, LANDING_PAGES, type LandingPage } from './landing-pages.js';

/** A step of the way to a page, the page itself the last one. */
export interface Crumb {
  name: string;
  path: string;
}

const HOME: Crumb = { name: 'Jobs in Nigeria', path: '/' };

/** By way of the list of its kind or its place; an imported advert may name a place that has no list. */
export function crumbsOfJob(job: { kind: JobKind; _id: string; title: string; location: string }): Crumb[] {
  const list =
    job.kind === 'remote'
      ? LANDING_PAGES.remote[0]
      : LANDING_PAGES.places.find(({ name }) => name === job.location);
  return [
    HOME,
    // at home, where the list is there however few its jobs are
    ...(list ? [{ name: list.title, path: filteredHome(list.filter) }] : []),
    { name: job.title, path: jobPath(job.kind, job._id) },
  ];
}

export function crumbsOfLanding({ title, path, filter }: LandingPage): Crumb[] {
  const [remote] = LANDING_PAGES.remote;
  const isOfRemote = filter.kind === 'remote' && remote !== undefined && remote.path !== path;
  return [HOME, ...(isOfRemote ? [{ name: remote.title, path: remote.path }] : []), { name: title, path }];
}
