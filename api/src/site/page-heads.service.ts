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

  async of(path: string): Promise<PageHead> {
    const plain = path.replace(/(.)\/+$/, '$1');
    if (plain === '/') return this.page('/', HOME_TITLE);
    const job = readJobPath(plain);
    if (job) return this.job(job.kind, job.id, plain);
    const page = PAGE_AT.get(plain);
    if (page) return { ...this.page(plain, page.title), ...(page.isPrivate ? { noIndex: true } : {}) };
    return missing(plain);
  }

  private page(path: string, title: string): PageHead {
    return { status: 200, title: tabTitle(title), description: ABOUT_SITE, path };
  }

  private async job(kind: JobKind, id: string, path: string): Promise<PageHead> {
    try {
      const job = await this.jobs.listed(kind, id);
      return {
        status: 200,
        title: tabTitle(jobTitle(job.title, job.companyId.name)),
        description: job.excerpt,
        path,
        jsonLd: this.posting(job),
      };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return missing(path);
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
