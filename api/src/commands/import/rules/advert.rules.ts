import { LIMITS, MESSAGES } from '@skybil/shared';
import { bearsBoardName } from '../../../platform/contract/input/board-name.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { ImportedJob } from '../../../modules/jobs/imported-jobs.service.js';
import type { JobContent } from '../../../modules/jobs/job.fields.js';
import type { Advert } from '../advert.js';
import { closingMoment, postedAt } from './date.rules.js';
import { describe } from './description.rules.js';
import { categoryOf, levelOf } from './label.rules.js';
import { monthlyPay } from './pay.rules.js';
import { isRemotePlace, placeOf } from './place.rules.js';
import { isCollection, sourceOf } from './source.rules.js';
import { cutText, plainText } from './text.rules.js';

/** An advert with the board's own options, ready to store. */
export type BoardAdvert = Omit<ImportedJob, 'companyId' | 'feed'> & { company: string };

/** A refused advert, with a reason for the operator. */
export type Judged = { advert: BoardAdvert } | { reason: string };

const TOO_LONG = { reason: 'its description is longer than 50,000 bytes' };
const TOO_MANY_TAGS = { reason: 'its description has more than 6,000 tags' };
/** Cleaning may remove three times as much markup as it keeps. */
const MAX_RAW_DESCRIPTION = 4 * LIMITS.descriptionBytes;

/** Limit of every other field. Patterns read these fields, and no honest value comes near. */
const MAX_FIELD = 5_000;
const FIELDS = {
  title: 'title',
  company: 'company',
  location: 'location',
  url: 'address',
  jobType: 'kind of work',
  posted: 'date',
  scraped: 'date of scraping',
  closes: 'closing date',
} as const;

/** Title of a row as the operator sees it. */
export function shownTitle(given: string): string {
  return cutText(plainText(given.slice(0, MAX_FIELD)), LIMITS.titleCharacters);
}

export function judge(given: Advert, now: Date): Judged {
  for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    if (given[field].length > MAX_FIELD)
      return { reason: `its ${FIELDS[field]} is longer than 5,000 characters` };
  const title = plainText(given.title);
  const company = plainText(given.company);
  if (title === '' && company === '') return { reason: 'it has neither a title nor a company' };
  if (title === '') return { reason: 'it has no title' };
  const source = sourceOf(given.url);
  if (source && isCollection(title, source.sourceUrl)) {
    return { reason: 'it is a page that lists several jobs, not an advert' };
  }
  if (company === '') return { reason: 'it names no company' };
  if (bearsBoardName(company)) return { reason: 'its company bears the name of this board' };
  if (given.url.trim() === '') return { reason: 'it has no address of the original advert' };
  if (!source) return { reason: 'its address is not a plain http or https address' };
  const closes = closingMoment(given.closes);
  if (closes && closes < now) return { reason: `it closed on ${closes.toISOString().slice(0, 10)}` };
  return withDescription(given, { title, company, ...source }, now);
}

type Heading = Pick<BoardAdvert, 'title' | 'company' | 'sourceUrl' | 'sourceName'>;

function withDescription(given: Advert, { title, company, ...source }: Heading, now: Date): Judged {
  if (given.description.length > MAX_RAW_DESCRIPTION) return TOO_LONG;
  const remote = given.remote || isRemotePlace(given.location);
  const { date, known } = postedAt(given.posted, given.scraped, now);
  try {
    const described = describe(given.description, plainText(given.jobType), source.sourceName);
    const content: JobContent = {
      title: cutText(title, LIMITS.titleCharacters),
      description: described.description,
      location: placeOf(given.location, remote),
      ...monthlyPay(given.pay),
      category: categoryOf(title),
      level: levelOf(title, given.jobType),
      nature: remote ? 'Remote' : '',
    };
    const advert: BoardAdvert = {
      ...content,
      excerpt: described.excerpt,
      company: cutText(company, LIMITS.nameCharacters),
      kind: remote ? 'remote' : 'job',
      date,
      dateKnown: known,
      ...source,
    };
    return { advert };
  } catch (error) {
    if (error instanceof AppError)
      return error.message === MESSAGES.descriptionTags ? TOO_MANY_TAGS : TOO_LONG;
    throw error;
  }
}
