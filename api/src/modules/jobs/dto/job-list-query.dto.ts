import {
  BOARD,
  JOB_CATEGORIES,
  JOB_LEVELS,
  JOB_LIST_KINDS,
  JOB_LOCATIONS,
  NATIONWIDE,
  type JobListKind,
  LIMITS,
  POSTED_WITHIN_DAYS,
} from '@skybil/shared';
import { IsISO8601, Matches } from 'class-validator';
import {
  IdField,
  IntegerField,
  OptionField,
  OptionsField,
  TextField,
} from '../../../platform/contract/input/fields.js';
import { JOB_SORTS, type JobSort } from '../job.record.js';

export class JobFilterQueryDto {
  @TextField({
    description: 'Part of the title, in any case',
    max: LIMITS.searchCharacters,
    optional: true,
    allowEmpty: true,
    example: 'engineer',
  })
  title?: string;

  @TextField({
    description: 'Part of the location, in any case',
    max: LIMITS.searchCharacters,
    optional: true,
    allowEmpty: true,
    example: JOB_LOCATIONS[0]?.toLowerCase(),
  })
  location?: string;

  @OptionsField(JOB_CATEGORIES, {
    description: 'Categories, repeated; any of them',
    optional: true,
    example: JOB_CATEGORIES.slice(0, 1),
  })
  category?: string[];

  @OptionsField(JOB_LOCATIONS, {
    description: 'Locations, repeated; any of them',
    optional: true,
    example: JOB_LOCATIONS.slice(0, 2),
  })
  locations?: string[];

  @OptionsField(JOB_LEVELS, {
    description: 'Levels, repeated; any of them',
    optional: true,
    example: ['Senior level'],
  })
  level?: string[];

  @IdField({ description: 'Only jobs of the company with this id', optional: true })
  company?: string;

  @Matches(/[\p{L}\p{N}]/u, { message: 'Q must contain a letter or a digit' })
  @TextField({
    description:
      'Words of title, company, category, place and employment type, in any order; jobs that match more of them come first',
    max: LIMITS.searchCharacters,
    optional: true,
    example: `accountant ${JOB_LOCATIONS[0]?.toLowerCase()}`,
  })
  q?: string;

  @TextField({
    description: 'A state, city or area; another text is searched like `location`',
    max: LIMITS.searchCharacters,
    optional: true,
    allowEmpty: true,
    example: 'Ikeja',
  })
  place?: string;

  @OptionField(POSTED_WITHIN_DAYS, {
    description: 'Posted within this many days',
    optional: true,
    example: '7',
  })
  postedWithin?: string;

  @OptionField([NATIONWIDE], {
    description: 'Without remote jobs that are open to other countries only',
    optional: true,
    example: NATIONWIDE,
  })
  openTo?: string;

  @OptionField(['stated'], {
    description: 'Only jobs that state their pay',
    optional: true,
    example: 'stated',
  })
  pay?: string;

  @IntegerField({
    description: `Only jobs whose highest pay reaches this many ${BOARD.country.currency.name} a month; a job in a currency without a rate stays listed`,
    min: 1,
    max: LIMITS.maxPay,
    optional: true,
    example: 200_000,
  })
  payAtLeast?: number;
}

export class RemoteJobListQueryDto extends JobFilterQueryDto {
  @IntegerField({ description: 'Page, from 1', min: 1, max: LIMITS.maxPagedJobs, optional: true, example: 1 })
  page?: number;

  @IntegerField({
    description: `Jobs per page; ${LIMITS.jobsPerPage} without it`,
    min: 1,
    max: LIMITS.maxJobsPerPage,
    optional: true,
    example: 6,
  })
  limit?: number;

  @OptionField(JOB_SORTS, {
    description:
      '`-date`: newest first, the default without `q`; `match`: best match first, the default with `q`; `-pay`: highest pay first',
    optional: true,
    example: '-date',
  })
  sort?: JobSort;

  // ISO 8601 also allows week dates, ordinal dates and years below 1000, which JavaScript cannot parse
  @Matches(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/, {
    message: 'As of must be an ISO-8601 time',
  })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'As of must be an ISO-8601 time' })
  @TextField({
    description: '`asOf` of an earlier page',
    max: 40,
    optional: true,
    format: 'date-time',
    example: '2026-05-24T20:46:34.035Z',
  })
  asOf?: string;

  @Matches(/[\p{L}\p{N}]/u, { message: 'Not q must contain a letter or a digit' })
  @TextField({
    description: 'Without the jobs that these words would find as `q`',
    max: LIMITS.searchCharacters,
    optional: true,
    example: 'hr',
  })
  notQ?: string;

  @IdField({ description: 'To read a whole list: the id of the last job received', optional: true })
  after?: string;
}

export class JobListQueryDto extends RemoteJobListQueryDto {
  @OptionField(JOB_LIST_KINDS, {
    description: 'Which kinds: on-site (the default), remote, or both',
    optional: true,
    example: 'all',
  })
  kind?: JobListKind;
}

export class JobFacetsQueryDto extends JobFilterQueryDto {
  @OptionField(JOB_LIST_KINDS, {
    description: 'Which kinds: on-site, remote, or both',
    optional: true,
    default: 'all',
    example: 'all',
  })
  kind?: JobListKind;
}

export class SuggestionsQueryDto {
  @Matches(/[\p{L}\p{N}]/u, { message: 'Q must contain a letter or a digit' })
  @TextField({
    description: 'What has been typed so far',
    max: LIMITS.searchCharacters,
    example: 'acc',
  })
  q: string;
}

const ID = '[0-9a-fA-F]{24}';

export class ListedJobsQueryDto {
  @Matches(new RegExp(`^${ID}(,${ID}){0,${LIMITS.jobsByIds - 1}}$`), {
    message: `Ids must be at most ${LIMITS.jobsByIds} ids of 24 hex digits with commas between them`,
  })
  @TextField({
    description: `At most ${LIMITS.jobsByIds} ids, with commas between them`,
    max: LIMITS.jobsByIds * 25,
    pattern: `^${ID}(,${ID}){0,${LIMITS.jobsByIds - 1}}$`,
    example: '665f1c2e9b3e4a0012ab34cd,665f1c2e9b3e4a0012ab34ce',
  })
  ids: string;
}
