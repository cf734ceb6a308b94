import { Injectable } from '@nestjs/common';
import {
  crumbsOfJob,
  crumbsOfLanding,
  HOME_TITLE,
  isFilteredQuery,
  jobPath,
  type JobQuery,
  jobTitle,
  landingByPath,
  NATIONWIDE,
  landingByQuery,
  type LandingPage,
  PAGE_NOT_FOUND,
  PAGES,
  readJobPath,
  tabTitle,
} from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';
import { LandingsService } from './landings.service.js';
import { nullIfMissing } from './null-if-missing.js';
import type { PageHead } from './page-head.js';
import { pictureOfJob, pictureOfLanding } from './pictures/picture.js';
import { ShellsService } from './shells.service.js';
import { breadcrumbsOf, postingOf, siteData } from './structured-data.js';

export interface LoadedData {
  job?: JobDto | null;
  list?: { query: JobQuery; page: number; isEmpty: boolean };
}

const SLOGAN = 'Search, apply and follow your applications, free for seekers and recruiters.';
const ABOUT_SITE = `Jobs across ${NATIONWIDE} and remote. ${SLOGAN}`;
const PAGE_AT = new Map<string, (typeof PAGES)[keyof typeof PAGES]>(
  Object.values(PAGES).map((page) => [page.path, page]),
);

@Injectable()
export class PageHeadsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly landings: LandingsService,
    private readonly shells: ShellsService,
    private readonly settings: Settings,
  ) {}

  async of(path: string, loaded: LoadedData = {}): Promise<PageHead> {
    const plain = path.replace(/(.)\/+$/, '$1');
    if (plain === '/') return this.home(loaded.list);
    const landing = landingByPath(plain);
    if (landing) return this.landing(landing, loaded.list);
    const job = readJobPath(plain);
    if (job) {
      const found =
        loaded.job === undefined ? await nullIfMissing(this.jobs.listed(job.kind, job.id)) : loaded.job;
      return this.job(found, plain);
    }
    const page = PAGE_AT.get(plain);
    if (page) return { ...this.page(plain, page.title), ...(page.isPrivate ? { noIndex: true } : {}) };
    return missing(plain);
  }

  private page(path: string, title: string): PageHead {
    return { status: 200, title: tabTitle(title), description: ABOUT_SITE, path };
  }

  /** Search engines must not index filtered lists, of which there is no end, except landing pages. */
  private async home(list: LoadedData['list']): Promise<PageHead> {
    const home = this.page('/', HOME_TITLE);
    if (!list) return home;
    const landing = landingByQuery(list.query);
    if (landing && (await this.landings.isLive(landing))) return atPage(home, landing.path, list);
    if (isFilteredQuery(list.query)) return { ...home, noIndex: true };
    const jsonLd = siteData(this.settings.PUBLIC_URL, this.shells.config.socialLinks);
    return { ...atPage(home, '/', list), jsonLd };
  }

  private async landing(page: LandingPage, list: LoadedData['list']): Promise<PageHead> {
    if (!(await this.landings.isLive(page))) return missing(page.path);
    return {
      ...atPage(this.page(page.path, page.title), page.path, list),
      description: `${page.title}, the newest first. ${SLOGAN}`,
      jsonLd: [breadcrumbsOf(crumbsOfLanding(page), this.settings.PUBLIC_URL)],
      picture: pictureOfLanding(page),
    };
  }

  private job(job: JobDto | null, path: string): PageHead {
    if (!job) return missing(path);
    const { PUBLIC_URL } = this.settings;
    const posting = postingOf(job, PUBLIC_URL);
    return {
      status: 200,
      title: tabTitle(jobTitle(job.title, job.companyId.name)),
      description: job.excerpt,
      path: jobPath(job.kind, job._id),
      jsonLd: [...(posting ? [posting] : []), breadcrumbsOf(crumbsOfJob(job), PUBLIC_URL)],
      picture: pictureOfJob(job),
    };
  }
}

/** Each page of a list is its own canonical page. A page after the last is empty and not indexed. */
function atPage(head: PageHead, path: string, list: LoadedData['list']): PageHead {
  if (!list || list.page === 1) return { ...head, path };
  return { ...head, path: `${path}?page=${list.page}`, ...(list.isEmpty ? { noIndex: true } : {}) };
}

function missing(path: string): PageHead {
  return { status: 404, title: tabTitle(PAGE_NOT_FOUND), description: ABOUT_SITE, path, noIndex: true };
}
