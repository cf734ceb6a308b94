import { pipeline } from 'node:stream';
import { type CsvError, type Info, parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type Advert, type ReadFile, type StreamedFile, UnusableFile } from '../advert.js';
import { type SkippedRow, SkippedRows } from '../skipped-rows.js';
import { type Pay, payFromText, payRange } from '../rules/pay.rules.js';
import { paysByTheYear } from '../rules/source.rules.js';
import { numberIn } from './json-values.js';

/** Accepted names of each column, as {@link normalized} returns them. */
const COLUMNS = {
  title: ['title', 'job_title', 'position'],
  company: ['company', 'company_name', 'employer'],
  location: ['location', 'place', 'city'],
  salary: ['salary', 'salary_range', 'pay'],
  salaryMin: ['salary_min', 'min_salary'],
  salaryMax: ['salary_max', 'max_salary'],
  currency: ['currency', 'salary_currency'],
  posted: ['posted_date', 'date_posted', 'posted', 'date', 'posted_at'],
  closes: ['valid_through', 'deadline', 'closing_date'],
  url: ['url', 'link', 'job_url', 'source_url'],
  remote: ['remote', 'is_remote'],
  jobType: ['job_type', 'type', 'employment_type'],
  description: ['description', 'job_description'],
  scraped: ['scraped_at', 'scraped'],
} as const;
type Column = keyof typeof COLUMNS;
type Row = Partial<Record<Column, string>>;

const NAMES: ReadonlySet<string> = new Set(Object.values(COLUMNS).flat());
const DELIMITERS = [',', ';', '\t'] as const;
const REQUIRED = ['title', 'company', 'url'] as const;
const JOB_TYPES =
  /^(?:(?:full|part)[- ]?time|contract|contractor|temporary|temp|permanent|freelance|internship|graduate|trainee|volunteer|remote|on-?site|hybrid|casual|apprenticeship|other|[\s,/&|+()-])*$/i;
const MAX_JOB_TYPE = 200;
const REMOTE = /^(?:fully )?remote$/i;
const YES = /^(?:yes|y|true|1|remote|fully remote)$/i;
const REASONS: Partial<Record<CsvError['code'], string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'it has more or fewer columns than the header',
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark in it is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark in it',
};

export function readCsv(text: string): ReadFile {
  const refusals: SkippedRow[] = [];
  const options = parserOptions(text, (row) => refusals.push(row));
  const adverts = parse(text, options) as unknown as Advert[];
  return { format: 'csv', adverts, refusals };
}

/** @param first the first chunk, with the whole header */
export function streamCsv(first: string, chunks: AsyncIterable<string>): Omit<StreamedFile, 'fractionRead'> {
  const refused = new SkippedRows();
  const parser = parseStream(parserOptions(first, (row) => refused.add(row)));
  // The reader of the adverts receives the error.
  const adverts = pipeline(chunks, parser, () => undefined) as AsyncIterable<Advert>;
  return { format: 'csv', adverts, refused };
}

function parserOptions(text: string, onRefusal: (row: SkippedRow) => void) {
  let lastLine = 1;
  const refuse = (error: CsvError | undefined) => {
    const reason = (error && REASONS[error.code]) ?? 'it cannot be read as CSV';
    const isSameRow = error?.lines === lastLine;
    if (!isSameRow) onRefusal({ at: lastLine + 1, title: '', reason });
    lastLine = Number(error?.lines ?? lastLine);
    return undefined;
  };
  return {
    columns: readHeader,
    delimiter: delimiterOf(text),
    info: true,
    raw: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: refuse,
    on_record: ({ record, raw, info }: { record: Row; raw: string; info: Info }) => {
      lastLine = info.lines;
      return toAdvert(record, info.lines - raw.trim().split('\n').length + 1);
    },
  } as const;
}

/** The separator is the one that yields the most known column names. Excel writes semicolons in many countries. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/\r?\n/, 1);
  const known = (delimiter: string) =>
    header.split(delimiter).filter((name) => NAMES.has(normalized(name))).length;
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best));
}

function normalized(column: string): string {
  return column
    .replaceAll('"', '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}

function readHeader(header: string[]): (Column | false)[] {
  const names = header.map(normalized);
  const chosen = new Map<number, Column>();
  for (const [column, aliases] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const alias = aliases.find((name) => names.includes(name));
    if (alias) chosen.set(names.indexOf(alias), column);
  }
  const missing = REQUIRED.filter((column) => ![...chosen.values()].includes(column));
  if (missing.length > 0) throw new UnusableFile(`This CSV has no column named ${missing.join(', ')}.`);
  return names.map((_, index) => chosen.get(index) ?? false);
}

function toAdvert(row: Row, at: number): Advert {
  const type = row.jobType?.trim() ?? '';
  const isOption = type.length <= MAX_JOB_TYPE && JOB_TYPES.test(type);
  const isRemote = REMOTE.test(type);
  const pay = payOf(row);
  return {
    at,
    title: row.title ?? '',
    company: row.company ?? '',
    location: row.location ?? '',
    url: row.url ?? '',
    remote: isRemote || YES.test(row.remote?.trim() ?? ''),
    jobType: isOption && !isRemote ? type : '',
    description: row.description?.trim() || (isOption ? '' : type),
    posted: row.posted ?? '',
    scraped: row.scraped ?? '',
    closes: row.closes ?? '',
    ...(pay ? { pay } : {}),
  };
}

function payOf(row: Row): Pay | undefined {
  const currency = row.currency?.trim() ?? '';
  const range = payRange(numberIn(row.salaryMin), numberIn(row.salaryMax));
  if (!range) return payFromText(row.salary ?? '', currency);
  const yearly = currency.toUpperCase() === 'USD' && paysByTheYear(row.url ?? '');
  return { ...range, currency, ...(yearly ? { per: 'year' as const } : {}) };
}
