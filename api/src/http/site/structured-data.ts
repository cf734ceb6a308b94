import {
  type Crumb,
  JOB_LOCATIONS,
  type JobLocation,
  jobPath,
  MESSAGES,
  parsePay,
  SITE_NAME,
  type SocialLink,
} from '@skybil/shared';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';

/** The board is of one country; its pages say so at the head of each job. */
const COUNTRY = { name: 'Nigeria', code: 'NG' };
/** Of the places in the list the one that is a city of no state. */
const CITY: JobLocation = 'Abuja';
const SCHEMA = { '@context': 'https://schema.org' } as const;

/**
 * A job for search engines, by schema.org's rules, and nothing that its page does not say (FOUND-4).
 * @returns undefined when the job lacks what a posting must have
 */
export function postingOf(job: JobDto, publicUrl: string): object | undefined {
  const { name, image } = job.companyId;
  // who hires must be named, and a company that is gone is not
  if (!job.description || !name || name === MESSAGES.companyGone) return undefined;
  const url = publicUrl + jobPath(job.kind, job._id);
  return {
    ...SCHEMA,
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name, value: job._id },
    datePosted: job.date,
    directApply: !job.sourceUrl,
    hiringOrganization: { '@type': 'Organization', name, logo: image },
    ...(job.kind === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: COUNTRY.name },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', ...placeOf(job.location), addressCountry: COUNTRY.code },
          },
        }),
    ...salaryOf(job),
    url,
  };
}

/** An imported advert may name any place. */
function placeOf(location: string): object {
  if (!location || location === COUNTRY.name) return {};
  const isState = location !== CITY && JOB_LOCATIONS.some((place) => place === location);
  return isState ? { addressRegion: location } : { addressLocality: location };
}

/** A figure where the page shows one; pay in words is not guessed at. */
function salaryOf({ salary, currency }: JobDto): object {
  const pay = currency ? parsePay(salary) : undefined;
  if (!pay || pay.max === 0) return {};
  const amount = pay.min === pay.max ? { value: pay.min } : { minValue: pay.min, maxValue: pay.max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
    },
  };
}

/** The way to a page, as it is shown at its top. */
export function breadcrumbsOf(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    ...SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** Whose site it is, and how to search it: for home. */
export function siteData(publicUrl: string, socialLinks: readonly SocialLink[]): object[] {
  const url = `${publicUrl}/`;
  return [
    {
      ...SCHEMA,
      '@type': 'Organization',
      name: SITE_NAME,
      url,
      logo: `${publicUrl}/favicon.svg`,
      ...(socialLinks.length > 0 ? { sameAs: socialLinks.map((link) => link.url) } : {}),
    },
    {
      ...SCHEMA,
      '@type': 'WebSite',
      name: SITE_NAME,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}?title={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
