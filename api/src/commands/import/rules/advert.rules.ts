import {
  dayAt,
  LIMITS,
  MESSAGES,
  suggestCategory,
  suggestEmploymentType,
  suggestLevel,
} from '@skybil/shared';
import { linesOf } from '../../../modules/advert-check/advert-text.js';
import { bearsBoardName } from '../../../platform/contract/input/board-name.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { ImportedJob } from '../../../modules/jobs/imported-jobs.service.js';
import type { Advert } from '../advert.js';
import { closingOf, postedAt } from './date.rules.js';
import { describe } from './description.rules.js';
import { looksExpired } from './expired.rules.js';
import { languageOf } from './language.rules.js';
import { openToOf } from './open-to.rules.js';
import { statedPay } from './pay.rules.js';
import { isRemotePlace, placeOf } from './place.rules.js';
import { degreeOf, nyscOf, workModeOf } from './requirement.rules.js';
import { countryOfSource, roleOf, sourceOf } from './source.rules.js';
import { cutText, plainText } from './text.rules.js';

export type BoardAdvert = Omit<ImportedJob, 'companyId' | 'feed' | 'language'> & {
  company: string;
  language: string;
};

/** An advert whose closing date has passed, for the case that it is stored and open. */
export type Ended = Pick<BoardAdvert, 'sourceUrl'> & { closingDate: string };
export type Judged = { advert: BoardAdvert } | { reason: string; ended?: Ended };

const TOO_LONG = { reason: 'its description is longer than 50,000 bytes' };
const TOO_MANY_TAGS = { reason: 'its description has more than 6,000 tags' };
/** Cleaning may remove three times as much markup as it keeps. */
const MAX_RAW_DESCRIPTION = 4 * LIMITS.descriptionBytes;

/** Limit of every other field, so that patterns match quickly. No honest value comes near. */
const MAX_FIELD = 5_000;
const FIELDS = [
  ['title', 'title'],
  ['company', 'company'],
  ['location', 'location'],
  ['url', 'address'],
  ['jobType', 'kind of work'],
  ['posted', 'date'],
  ['scraped', 'date of scraping'],
  ['closes', 'closing date'],
] as const;

/** Left over from a form or a test. */
const NO_NAME =
  /^(?:te?st(?:ing)?|employers?|company(?: name)?|freelancers?|recruiters?|clients?|n\/?a|none|null|undefined|unknown|xx+|abc)$/i;

export function shownTitle(given: string): string {
  return cutText(plainText(given.slice(0, MAX_FIELD)), LIMITS.titleCharacters);
}

export function judge(given: Advert, now: Date): Judged {
  const tooLong = FIELDS.find(([field]) => given[field].length > MAX_FIELD);
  if (tooLong) return { reason: `its ${tooLong[1]} is longer than 5,000 characters` };
  const title = plainText(given.title);
  const company = plainText(given.company);
  if (title === '' && company === '') return { reason: 'it has neither a title nor a company' };
  if (title === '') return { reason: 'it has no title' };
  const source = sourceOf(given.url);
  const role = source ? roleOf(title, source.sourceUrl) : title;
  if (role === undefined) return { reason: 'it is a page that lists several jobs, not an advert' };
  if (company === '') return { reason: 'it names no company' };
  if (NO_NAME.test(company)) return { reason: `its company has no real name (“${company}”)` };
  if (NO_NAME.test(title)) return { reason: `its title names no job (“${title}”)` };
  if (bearsBoardName(company)) return { reason: 'its company bears the name of this board' };
  if (given.url.trim() === '') return { reason: 'it has no address of the original advert' };
  if (!source) return { reason: 'its address is not a plain http or https address' };
  const closing = closingOf(given.closes);
  if (closing && closing.moment < now) {
    const ended = { sourceUrl: source.sourceUrl, closingDate: closing.day };
    return { reason: `it closed on ${closing.day}`, ended };
  }
  const closingDate = closing ? { closingDate: closing.day } : {};
  return withDescription(given, { title: role, company, ...source, ...closingDate }, now);
}

type Heading = Pick<BoardAdvert, 'title' | 'company' | 'sourceUrl' | 'sourceName' | 'closingDate'>;

function withDescription(given: Advert, { title, company, ...source }: Heading, now: Date): Judged {
  if (given.description.length > MAX_RAW_DESCRIPTION) return TOO_LONG;
  const remote = given.remote || isRemotePlace(given.location);
  const { date, known } = postedAt(given.posted, given.scraped, now);
  try {
    const described = describe(given.description, plainText(given.jobType), source.sourceName);
    const lines = linesOf(described.description);
    const advert: BoardAdvert = {
      ...source,
      ...described,
      title: cutText(title, LIMITS.titleCharacters),
      company: cutText(company, LIMITS.nameCharacters),
      ...facts(given, { title, lines, remote }),
      ...statedPay(given.pay),
      category: suggestCategory(title, given.description),
      level: suggestLevel(`${title} / ${given.jobType}`, given.description),
      nature: remote ? 'Remote' : '',
      kind: remote ? 'remote' : 'job',
      date,
      dateKnown: known,
      isExpired: looksExpired(plainText(given.title), lines, dayAt(now.getTime())),
      language: languageOf(title, given.description.trim() === '' ? '' : lines),
    };
    return { advert };
  } catch (error) {
    if (error instanceof AppError)
      return error.message === MESSAGES.descriptionTags ? TOO_MANY_TAGS : TOO_LONG;
    throw error;
  }
}

interface Read {
  title: string;
  /** The description's text, a line for each paragraph. */
  lines: string;
  remote: boolean;
}

/** Facts that the advert states. One that it does not state is absent. */
function facts({ title: givenTitle, location, jobType, url }: Advert, { title, lines, remote }: Read) {
  const place = plainText(location);
  const found = {
    employmentType: suggestEmploymentType(`${title} / ${jobType}`, lines),
    workMode: workModeOf(`${title} / ${jobType}`, lines, remote),
    nysc: nyscOf(lines),
    degree: degreeOf(lines),
    openTo: remote
      ? openToOf({ location: place, title, text: lines, sourceCountry: countryOfSource(url) })
      : undefined,
  };
  const stated = Object.entries(found).filter(([, value]) => value !== undefined);
  return {
    ...placeOf({ location, title: plainText(givenTitle), text: lines, remote }),
    ...(Object.fromEntries(stated) as Partial<typeof found>),
  };
}
