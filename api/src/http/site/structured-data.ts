import {
  addDays,
  BOARD,
  boardFile,
  companyPath,
  countryName,
  type Crumb,
  type EmploymentType,
  JOB_LOCATIONS,
  jobPath,
  MESSAGES,
  NATIONWIDE,
  payNumbers,
  SITE_NAME,
  type SocialLink,
  startOfDay,
  workModeOf,
  WORLDWIDE,
} from '@skybil/shared';
import type { ShownCompanyDto } from '../../modules/company-pages/dto/shown-company.dto.js';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';

const COUNTRY = BOARD.country.code;
/** Cities in the list of states. */
const CITIES = boardFile().country.places.flatMap((place) => (place.isCity ? [place.name] : []));
/** Google's values. */
const EMPLOYMENT: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  NYSC: 'INTERN',
  Temporary: 'TEMPORARY',
} satisfies Record<EmploymentType, string>;
const SCHEMA = { '@context': 'https://schema.org' } as const;

/** Only what the page of the job shows (FOUND-4). */
export function postingOf(job: JobDto, publicUrl: string): object | undefined {
  const { name, image } = job.companyId;
  // The employer must be named, and a deleted company has no name.
  if (!job.description || !name || name === MESSAGES.companyGone || job.closedAs) return undefined;
  const url = publicUrl + jobPath(job.kind, job._id);
  return {
    ...SCHEMA,
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name, value: job._id },
    datePosted: job.date,
    ...(job.closingDate ? { validThrough: endOf(job.closingDate) } : {}),
    directApply: !job.sourceUrl,
    hiringOrganization: { '@type': 'Organization', name, logo: image },
    ...(job.employmentType ? { employmentType: EMPLOYMENT[job.employmentType] } : {}),
    ...(workModeOf(job) === 'Remote'
      ? { jobLocationType: 'TELECOMMUTE', ...openToOf(job) }
      : { jobLocation: placesOf(job) }),
    ...salaryOf(job),
    url,
  };
}

/** The last moment of a day of the country. */
function endOf(day: string): string {
  return new Date(startOfDay(addDays(day, 1)) - 1_000).toISOString();
}

/** A longer list is a region, of which only the board's country is named. */
const MAX_COUNTRIES = 10;

/** No country for a job that is open worldwide, and none if it is unknown. */
function openToOf({ openTo = [] }: JobDto): object {
  if (openTo.length === 0 || openTo.includes(WORLDWIDE)) return {};
  const named = openTo.length > MAX_COUNTRIES ? openTo.filter((code) => code === COUNTRY) : openTo;
  if (named.length === 0) return {};
  const countries = named.map((code) => ({ '@type': 'Country', name: countryName(code) }));
  return { applicantLocationRequirements: oneOrMore(countries) };
}

function placesOf({ location, states, place }: JobDto): unknown {
  const named = states?.length && location !== NATIONWIDE ? states : [location];
  const places = named.map((state, at) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      // the place is in the first state
      ...addressOf(state, at === 0 ? place : undefined),
      addressCountry: COUNTRY,
    },
  }));
  return oneOrMore(places);
}

function oneOrMore<T>(values: T[]): T | T[] | undefined {
  return values.length > 1 ? values : values[0];
}

/** An imported job may name any place. */
function addressOf(location: string, place: string | undefined): object {
  const locality = place ? { addressLocality: place } : {};
  if (!location || location === NATIONWIDE) return locality;
  const isState = JOB_LOCATIONS.some((state) => state === location);
  if (isState && (place || !CITIES.includes(location))) return { addressRegion: location, ...locality };
  return { addressLocality: location };
}

/** Pay in words would have to be guessed. */
function salaryOf({ currency, salary, ...job }: JobDto): object {
  const isInNumbers = job.payMin !== undefined || job.payMax !== undefined;
  const { payMin, payMax, payPeriod = 'month' } = (isInNumbers ? job : payNumbers(salary, currency)) ?? {};
  if (!currency || !(payMax ?? payMin)) return {};
  const amount = payMin === payMax ? { value: payMin } : { minValue: payMin, maxValue: payMax };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: payPeriod.toUpperCase() },
    },
  };
}

/** Only what the page of the company shows. */
export function organizationOf({ _id, name, image, website }: ShownCompanyDto, publicUrl: string): object {
  return {
    ...SCHEMA,
    '@type': 'Organization',
    name,
    url: publicUrl + companyPath(_id),
    logo: image,
    ...(website ? { sameAs: website } : {}),
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
