import { Injectable } from '@nestjs/common';
import {
  APPLY_PAGES,
  type ApplyAnswer,
  answerWords,
  applyTitle,
  companyPath,
  companyTitle,
  crumbsOfCompany,
  crumbsOfJob,
  crumbsOfLanding,
  grouped,
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
  readCompanyPath,
  readFormPath,
  readJobPath,
  type ReportAnswer,
  reportTitle,
  tabTitle,
} from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { CompanyPagesService } from '../../modules/company-pages/company-pages.service.js';
import type { ShownCompanyDto } from '../../modules/company-pages/dto/shown-company.dto.js';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';
import { LandingsService } from './landings.service.js';
import { nullIfMissing } from './null-if-missing.js';
import type { PageHead } from './page-head.js';
import { pictureOfCompany, pictureOfJob, pictureOfLanding } from './pictures/picture.js';
import { ShellsService } from './shells.service.js';
import { breadcrumbsOf, organizationOf, postingOf, siteData } from './structured-data.js';

/** Of a form without script that was not accepted. */
export interface FormAnswers {
  applyAnswer?: ApplyAnswer;
  reportAnswer?: ReportAnswer;
}

export interface LoadedData extends FormAnswers {
  job?: JobDto | null;
  company?: ShownCompanyDto | null;
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
    private readonly companies: CompanyPagesService,
    private readonly landings: LandingsService,
    private readonly shells: ShellsService,
    private readonly settings: Settings,
  ) {}

  async of(path: string, loaded: LoadedData = {}): Promise<PageHead> {
    const plain = path.replace(/(.)\/+$/, '$1');
    if (plain === '/') return this.home(loaded.list);
    const landing = landingByPath(plain);
    if (landing) return this.landing(landing, loaded.list);
    const form = readFormPath(plain);
    const job = form ?? readJobPath(plain);
    if (job) {
      const found =
        loaded.job === undefined ? await nullIfMissing(this.jobs.shown(job.kind, job.id)) : loaded.job;
      if (!form) return this.job(found, plain);
      return this.form(found, plain, form.page === APPLY_PAGES ? applyTitle : reportTitle);
    }
    const companyId = readCompanyPath(plain);
    if (companyId) {
      const { company = await nullIfMissing(this.companies.shown(companyId)) } = loaded;
      return this.company(company, plain, loaded.list);
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

  private form(job: JobDto | null, path: string, titleOf: typeof applyTitle): PageHead {
    if (!job) return missing(path);
    return { ...this.page(path, titleOf(job.title, job.companyId.name)), noIndex: true };
  }

  /** Without a listed job, search engines do not keep it. */
  private company(company: ShownCompanyDto | null, path: string, list: LoadedData['list']): PageHead {
    if (!company) return missing(path);
    const { PUBLIC_URL } = this.settings;
    return {
      ...atPage(this.page(path, companyTitle(company.name)), companyPath(company._id), list),
      description: describe(company),
      jsonLd: [organizationOf(company, PUBLIC_URL), breadcrumbsOf(crumbsOfCompany(company), PUBLIC_URL)],
      picture: pictureOfCompany(company),
      ...(company.openJobs === 0 ? { noIndex: true } : {}),
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
      ...(job.closedAs ? { noIndex: true } : {}),
    };
  }
}

/** '3 open jobs at Eko Haulage, Lagos. Answers 8 of 10 applicants, usually within 6 days. Search, apply …' */
function describe({ name, openJobs, location, answerRate }: ShownCompanyDto): string {
  const jobs = `${grouped(openJobs)} open ${openJobs === 1 ? 'job' : 'jobs'} at ${name}`;
  const place = location ? `, ${location}` : '';
  return [jobs + place, ...(answerRate ? [answerWords(answerRate)] : []), SLOGAN].join('. ');
}

/** Each page of a list is its own canonical page. A page after the last is empty and not indexed. */
function atPage(head: PageHead, path: string, list: LoadedData['list']): PageHead {
  if (!list || list.page === 1) return { ...head, path };
  return { ...head, path: `${path}?page=${list.page}`, ...(list.isEmpty ? { noIndex: true } : {}) };
}

function missing(path: string): PageHead {
  return { status: 404, title: tabTitle(PAGE_NOT_FOUND), description: ABOUT_SITE, path, noIndex: true };
}
