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

const COUNTRY = { name: 'Nigeria', code: 'NG' };
/** The only city in the list that belongs to no state. */
const CITY: JobLocation = 'Abuja';
const SCHEMA = { '@context': 'https://schema.org' } as const;

/** Only what the page of the job shows (FOUND-4). */
export function postingOf(job: JobDto, publicUrl: string): object | undefined {
  const { name, image } = job.companyId;
  // The employer must be named, and a deleted company has no name.
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

/** An imported job may name any place. */
function placeOf(location: string): object {
  if (!location || location === COUNTRY.name) return {};
  const isState = location !== CITY && JOB_LOCATIONS.some((place) => place === location);
  return isState ? { addressRegion: location } : { addressLocality: location };
}

/** Pay in words would have to be guessed. */
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
