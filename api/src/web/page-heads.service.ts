import { Injectable } from '@nestjs/common';
import { type JobKind, parsePay } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import type { JobDto } from '../modules/jobs/dto/job.dto.js';
import { JobsService } from '../modules/jobs/jobs.service.js';
import { AppError } from '../http/app-error.js';

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

const SITE = 'Skybil';
const ABOUT_SITE =
  'Jobs across Nigeria and remote. Search, apply and follow your applications, free for seekers and recruiters.';
const PAGES: Record<string, string> = {
  '/about': 'About',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
};
const PRIVATE_PAGES: Record<string, string> = {
  '/applications': 'Your applications',
  '/remote-applications': 'Your remote applications',
  '/sign-in': 'Sign in',
  '/sign-up': 'Sign up',
  '/login': 'Login',
  '/reset-password': 'Reset password',
  '/newsletter/confirm': 'Confirm your e-mail',
  '/newsletter/unsubscribe': 'Unsubscribe',
};
const JOB_PAGE = /^\/(apply-job|remoteapply-job)\/([0-9a-fA-F]{24})$/;

@Injectable()
export class PageHeads {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  async of(path: string): Promise<PageHead> {
    const plain = path.replace(/(.)\/+$/, '$1');
    if (plain === '/') {
      return {
        status: 200,
        title: `${SITE}: jobs in Nigeria and remote`,
        description: ABOUT_SITE,
        path: '/',
      };
    }
    const job = JOB_PAGE.exec(plain);
    if (job?.[1] && job[2]) return this.job(job[1] === 'apply-job' ? 'job' : 'remote', job[2], plain);
    const page = PAGES[plain];
    if (page) return { status: 200, title: `${page} | ${SITE}`, description: ABOUT_SITE, path: plain };
    const title = PRIVATE_PAGES[plain];
    if (title)
      return {
        status: 200,
        title: `${title} | ${SITE}`,
        description: ABOUT_SITE,
        path: plain,
        noIndex: true,
      };
    return missing(plain);
  }

  private async job(kind: JobKind, id: string, path: string): Promise<PageHead> {
    try {
      const job = await this.jobs.visible(kind, id);
      return {
        status: 200,
        title: `${job.title} at ${job.companyId.name} | ${SITE}`,
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
      url: `${this.settings.PUBLIC_URL}/${job.kind === 'remote' ? 'remoteapply-job' : 'apply-job'}/${job._id}`,
    };
  }
}

function missing(path: string): PageHead {
  return { status: 404, title: `Page not found | ${SITE}`, description: ABOUT_SITE, path, noIndex: true };
}
