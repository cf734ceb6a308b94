import { Injectable } from '@nestjs/common';
import {
  HOME_TITLE,
  type JobKind,
  jobPath,
  jobTitle,
  PAGE_NOT_FOUND,
  PAGES,
  parsePay,
  readJobPath,
  tabTitle,
} from '@skybil/shared';
import { Settings } from '../config/settings.js';
import type { JobDto } from '../modules/jobs/dto/job.dto.js';
import { JobsService } from '../modules/jobs/jobs.service.js';
import { AppError } from '../errors/app-error.js';

/** What the server writes into a page's head. `status` is 404 for an address that leads nowhere. */
export interface PageHead {
  status: 200 | 404;
  title: string;
  description: string;
  /** Path of the page's own address. */
  path: string;
  /** schema.org data for search engines. */
  jsonLd?: object;
  noIndex?: boolean;
}

const ABOUT_SITE =
  'Jobs across Nigeria and remote. Search, apply and follow your applications, free for seekers and recruiters.';
const PAGE_AT = new Map<string, (typeof PAGES)[keyof typeof PAGES]>(
  Object.values(PAGES).map((page) => [page.path, page]),
);

@Injectable()
export class PageHeadsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  /** @param known the job of its page, where it was read already; null is one that is not there */
  async of(path: string, known?: JobDto | null): Promise<PageHead> {
    const plain = path.replace(/(.)\/+$/, '$1');
    if (plain === '/') return this.page('/', HOME_TITLE);
    const job = readJobPath(plain);
    if (job) return this.job(known === undefined ? await this.find(job.kind, job.id) : known, plain);
    const page = PAGE_AT.get(plain);
    if (page) return { ...this.page(plain, page.title), ...(page.isPrivate ? { noIndex: true } : {}) };
    return missing(plain);
  }

  private page(path: string, title: string): PageHead {
    return { status: 200, title: tabTitle(title), description: ABOUT_SITE, path };
  }

  private job(job: JobDto | null, path: string): PageHead {
    if (!job) return missing(path);
    return {
      status: 200,
      title: tabTitle(jobTitle(job.title, job.companyId.name)),
      description: job.excerpt,
      path,
      jsonLd: this.posting(job),
    };
  }

  private async find(kind: JobKind, id: string): Promise<JobDto | null> {
    try {
      return await this.jobs.listed(kind, id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }

  private posting(job: JobDto): object {
    const pay = job.currency ? parsePay(job.salary) : undefined;
    return {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: job.description,
      datePosted: job.date,
      directApply: !job.sourceUrl,
      hiringOrganization: { '@type': 'Organization', name: job.companyId.name, logo: job.companyId.image },
      ...(job.kind === 'remote'
        ? {
            jobLocationType: 'TELECOMMUTE',
            applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
          }
        : {
            jobLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressRegion: job.location, addressCountry: 'NG' },
            },
          }),
      ...(pay && pay.max > 0
        ? {
            baseSalary: {
              '@type': 'MonetaryAmount',
              currency: job.currency,
              value: {
                '@type': 'QuantitativeValue',
                minValue: pay.min,
                maxValue: pay.max,
                unitText: 'MONTH',
              },
            },
          }
        : {}),
      url: this.settings.PUBLIC_URL + jobPath(job.kind, job._id),
    };
  }
}

function missing(path: string): PageHead {
  return { status: 404, title: tabTitle(PAGE_NOT_FOUND), description: ABOUT_SITE, path, noIndex: true };
}
