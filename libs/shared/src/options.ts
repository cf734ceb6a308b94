import { BOARD } from './board.js';

const { country } = BOARD;

/** Option lists (JOB-2), in the order in which they are shown. */
export const JOB_CATEGORIES = country.categories;
/** Number of categories that are offered even if they have no job. */
export const FIRST_CATEGORIES = country.firstCategories;
/** States or regions. The first ones are offered first. */
export const JOB_LOCATIONS = country.places;
/** Number of locations that are offered before "More places". */
export const FIRST_LOCATIONS = country.firstPlaces;
/** Location of a job in the whole country. */
export const NATIONWIDE = country.name;
/** Location of an imported on-site job whose source names none. */
export const PLACE_NOT_STATED = `${country.name} (place not stated)`;
export const JOB_LEVELS = ['Beginner level', 'Intermediate level', 'Senior level'] as const;
export const JOB_NATURES = ['Remote'] as const;
/** Signs by currency, that of the country first. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  [country.currency.code]: country.currency.sign,
  USD: '$',
  GBP: '£',
  EUR: '€',
};
/** Currency of the country. */
export const HOME_CURRENCY = country.currency.code;
/** A month; the example in inputs. */
export const USUAL_PAY = country.currency.usualPay;
export const HOME_SIGN = country.currency.sign;
/** A month, in the currency of the country. 0 if it has none. */
export const MINIMUM_WAGE = country.minimumWage ?? 0;
/** Name of the country's service after a degree, and of the employment type `NYSC`; '' if it has none. */
export const NATIONAL_SERVICE = country.nationalService ?? '';
export const CURRENCIES: readonly string[] = Object.keys(CURRENCY_SIGNS);
export const EMPLOYMENT_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Internship',
  'NYSC',
  'Temporary',
] as const;
export const WORK_MODES = ['On-site', 'Hybrid', 'Remote'] as const;
export const REQUIREMENTS = ['Required', 'Not required'] as const;
export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export const PAY_BASES = ['gross', 'net'] as const;
/** `openTo` of a remote job without a limit to countries. */
export const WORLDWIDE = 'Worldwide';
/** Days of the filter "Posted within". */
export const POSTED_WITHIN_DAYS = ['1', '7', '30'] as const;
export const NEWSLETTER_USER_TYPES = ['jobseeker', 'recruiter'] as const;

export type JobLevel = (typeof JOB_LEVELS)[number];
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export type WorkMode = (typeof WORK_MODES)[number];
export type PayPeriod = (typeof PAY_PERIODS)[number];
export type PayBasis = (typeof PAY_BASES)[number];
export type NewsletterUserType = (typeof NEWSLETTER_USER_TYPES)[number];

export const NEW_JOB_DEFAULTS = {
  kind: 'job',
  location: country.places[0] ?? '',
  category: country.categories[0] ?? '',
  level: 'Beginner level',
  nature: 'Remote',
  currency: HOME_CURRENCY,
  salary: '0',
} as const;

export const PAY_NOT_DISCLOSED = 'Not disclosed';
