import {
  CLOSED_AS,
  type ClosedAs,
  CURRENCIES,
  EMPLOYMENT_TYPES,
  grouped,
  JOB_KINDS,
  JOB_LOCATIONS,
  jobHidden,
  type JobKind,
  LIMITS,
  OPEN_TO_VALUES,
  PAY_BASES,
  PAY_PERIODS,
  REQUIREMENTS,
  WORK_MODES,
} from '@skybil/shared';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import {
  CountAnswer,
  FlagAnswer,
  IdAnswer,
  LinkAnswer,
  NumberAnswer,
  PartAnswer,
  TextAnswer,
  TextsAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { CompanyCheckDto, CompanyRefDto } from '../../companies/dto/company.dto.js';
import { SUGGESTED } from '../search/suggested.js';

export class OtherSourceDto {
  @LinkAnswer('The advert there', 'https://jobberman.example/jobs/1')
  sourceUrl: string;

  @TextAnswer("The source's name", 'Jobberman')
  sourceName: string;
}

export class JobDto {
  @IdAnswer("The job's id", '665f1c2e9b3e4a0012ab34cd')
  _id: string;

  @WordAnswer('`job` is on-site', JOB_KINDS)
  kind: JobKind;

  @TextAnswer('Its title', 'Backend Engineer')
  title: string;

  @TextAnswer('Cleaned HTML; absent in rows of the paged form', '<p>Build payment services with us.</p>', {
    optional: true,
  })
  description?: string;

  @TextAnswer(
    `The first ${LIMITS.excerptCharacters} characters of the description's text`,
    'Build payment services with us.',
  )
  excerpt: string;

  @TextAnswer(`One of ${JOB_LOCATIONS.join(', ')}; an imported advert may name another`, EXAMPLE.place)
  location: string;

  @TextAnswer('Pay for a month as free text', '250,000 - 400,000')
  salary: string;

  @TextAnswer('A category as in `post-job`; empty for an imported advert that fits none', 'Programming')
  category: string;

  @TextAnswer('A level as in `post-job`; empty if an imported advert states none', 'Senior level')
  level: string;

  @TextAnswer('Work mode as given by the company', 'Remote')
  nature: string;

  @TextAnswer(`${CURRENCIES.join(', ')}; empty when pay is not disclosed`, EXAMPLE.currency)
  currency: string;

  @TextsAnswer('States of the job; none if it is nationwide or its state is unknown', EXAMPLE.place, {
    optional: true,
    maxItems: JOB_LOCATIONS.length,
  })
  states?: string[];

  @TextAnswer('City or area within the state', 'Ikeja', { optional: true })
  place?: string;

  @WordAnswer('Employment type', EMPLOYMENT_TYPES, { optional: true })
  employmentType?: string;

  @WordAnswer('Where the work is done', WORK_MODES, { optional: true })
  workMode?: string;

  @WordAnswer('Whether the national youth service must be completed; not required without it', REQUIREMENTS, {
    optional: true,
  })
  nysc?: string;

  @WordAnswer(
    'Whether a degree or higher national diploma is needed; not required without it',
    REQUIREMENTS,
    { optional: true },
  )
  degree?: string;

  @NumberAnswer('Least pay for the period, in the currency', 250_000, { optional: true })
  payMin?: number;

  @NumberAnswer('Most pay for the period, in the currency', 400_000, { optional: true })
  payMax?: number;

  @WordAnswer('Period of the figures; a month without it', PAY_PERIODS, { optional: true })
  payPeriod?: string;

  @WordAnswer('Whether the figures are before or after tax', PAY_BASES, { optional: true })
  payBasis?: string;

  @TextsAnswer('Remote jobs: `Worldwide`, or the codes of the countries whose residents may apply', 'NG', {
    optional: true,
    maxItems: OPEN_TO_VALUES.length,
  })
  openTo?: string[];

  @TimeAnswer('When it was posted')
  date: string;

  @TextAnswer('The last day on which it takes applications', '2026-12-31', { optional: true })
  closingDate?: string;

  @WordAnswer('How it was closed; absent while it is open', CLOSED_AS, { optional: true })
  closedAs?: ClosedAs;

  @TextAnswer('The day on which it was closed', '2026-12-31', { optional: true })
  closedOn?: string;

  @FlagAnswer('Whether it is shown on the board', true)
  visible: boolean;

  @TextAnswer(
    'Only for its company, while the board’s operator or reports hide the job: the reason, and whom to write to',
    jobHidden('it asks for money', EXAMPLE.supportEmail),
    { optional: true },
  )
  hiddenByOperator?: string;

  @CountAnswer('How many have applied', 7)
  applicants: number;

  @PartAnswer('The company', CompanyRefDto)
  companyId: CompanyRefDto;

  @PartAnswer('What a moderator checked of the company; absent if nothing', CompanyCheckDto, {
    optional: true,
  })
  companyCheck?: CompanyCheckDto;

  @LinkAnswer('Imported adverts: where to apply', 'https://remoteok.example/jobs/1', { optional: true })
  sourceUrl?: string;

  @TextAnswer("Imported adverts: the source's name", 'Remote OK', { optional: true })
  sourceName?: string;

  @PartAnswer('Imported adverts: other sources with the same advert', [OtherSourceDto], { optional: true })
  otherSources?: OtherSourceDto[];
}

class JobListInfoDto extends OkDto {
  @CountAnswer(
    `How many match, even if the list contains fewer; exact up to ${grouped(LIMITS.maxPagedJobs)}`,
    312,
  )
  total: number;

  @WordAnswer('`gte`: there are more than `total`', ['eq', 'gte'], { optional: true })
  totalRelation?: 'eq' | 'gte';

  @CountAnswer('This page, from 1', 1, { optional: true })
  page?: number;

  @CountAnswer(`Rows per page, at most ${LIMITS.maxJobsPerPage}`, LIMITS.jobsPerPage, { optional: true })
  limit?: number;

  @TimeAnswer('Send it back to keep pages stable while jobs are added', { optional: true })
  asOf?: string;

  @CountAnswer('How many more jobs there would be without `openTo`', 5, { optional: true })
  notOpen?: number;

  @CountAnswer('How many match every word of `q`', 5, { optional: true })
  matchingAll?: number;

  @TextsAnswer('Words of `q` that no job matches', 'welder', {
    optional: true,
    maxItems: LIMITS.searchCharacters,
  })
  unmatched?: string[];
}

const BARE = `Without parameters the newest ${grouped(LIMITS.maxUnpagedJobs)}, or fewer if they exceed ${grouped(LIMITS.unpagedListBytes)} bytes`;

export class JobsDto extends JobListInfoDto {
  @PartAnswer(`The jobs; past the end of the list none. ${BARE}`, [JobDto], {
    maxItems: LIMITS.maxUnpagedJobs,
  })
  jobs: JobDto[];
}

export class RemoteJobsDto extends JobListInfoDto {
  @PartAnswer(`The remote jobs; past the end of the list none. ${BARE}`, [JobDto], {
    maxItems: LIMITS.maxUnpagedJobs,
  })
  skybiljobs: JobDto[];
}

export class ListedJobsDto extends OkDto {
  @PartAnswer('The public jobs among the ids; a closed one has `closedAs`', [JobDto], {
    maxItems: LIMITS.jobsByIds,
  })
  jobs: JobDto[];
}

export class OneJobDto extends OkDto {
  @PartAnswer('The on-site job', JobDto)
  job: JobDto;
}

export class OneRemoteJobDto extends OkDto {
  @PartAnswer('The remote job', JobDto)
  skybiljob: JobDto;
}

export class RelatedJobsDto extends OkDto {
  @PartAnswer('Other on-site jobs of the company, newest first', [JobDto], { maxItems: LIMITS.relatedJobs })
  jobs: JobDto[];
}

export class RelatedRemoteJobsDto extends OkDto {
  @PartAnswer('Other remote jobs of the company, newest first', [JobDto], { maxItems: LIMITS.relatedJobs })
  skybiljobs: JobDto[];
}

const SIMILAR = 'of the category that share words of the title, those in the same state first';

export class SimilarJobsDto extends OkDto {
  @PartAnswer(`Other on-site jobs ${SIMILAR}`, [JobDto], { maxItems: LIMITS.similarJobs })
  jobs: JobDto[];
}

export class SimilarRemoteJobsDto extends OkDto {
  @PartAnswer(`Other remote jobs ${SIMILAR}`, [JobDto], { maxItems: LIMITS.similarJobs })
  skybiljobs: JobDto[];
}

export class FacetDto {
  @TextAnswer('A value of the filter', EXAMPLE.place)
  value: string;

  @CountAnswer('Jobs that ticking this box would show', 18)
  count: number;
}

export class FacetsDto {
  @PartAnswer('By category', [FacetDto])
  category: FacetDto[];

  @PartAnswer('By location', [FacetDto])
  locations: FacetDto[];

  @PartAnswer('By level', [FacetDto])
  level: FacetDto[];

  @PartAnswer('By kind', [FacetDto])
  kind: FacetDto[];
}

export class JobFacetsDto extends OkDto {
  @PartAnswer('Counts for each filter box', FacetsDto)
  facets: FacetsDto;
}

export class SuggestionsDto {
  @TextsAnswer('Titles of jobs, in lower case', 'accountant', { maxItems: SUGGESTED.titles })
  titles: string[];

  @TextsAnswer('Names of companies', 'Access Haulage', { maxItems: SUGGESTED.companies })
  companies: string[];

  @TextsAnswer('States, cities and areas', EXAMPLE.place, { maxItems: SUGGESTED.places })
  places: string[];
}

export class JobSuggestionsDto extends OkDto {
  @PartAnswer('With words that begin with the words of `q`, those of most jobs first', SuggestionsDto)
  suggestions: SuggestionsDto;
}
