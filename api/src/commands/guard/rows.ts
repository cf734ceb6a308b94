import { LIMITS } from '@skybil/shared';
import type { Advert } from '../../modules/advert-check/advert-text.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UnusableFile } from '../import/advert.js';
import { readText } from '../import/read-file.js';
import { hasJobPostings } from '../import/readers/job-posting.js';
import { parseJsonText } from '../import/readers/json-text.js';
import { isObject, textIn } from '../import/readers/json-values.js';
import { isRemoteOk } from '../import/readers/remoteok.js';
import { cleanHtml } from '../import/rules/description.rules.js';
import { statedPay } from '../import/rules/pay.rules.js';
import { plainText } from '../import/rules/text.rules.js';

/** Cleaning may remove three times as much markup as it keeps. */
const MAX_RAW_DESCRIPTION = 4 * LIMITS.descriptionBytes;

/** A row of the file: its advert, or one sentence that says why it cannot be checked. */
export type Row = { advert: Advert } | { refusal: string };

/** A JSON list of adverts, or any file that the import reads. */
export function rowsOf(text: string, name: string): Row[] {
  const list = plainList(text);
  if (list)
    return list.map((entry, index) =>
      isObject(entry)
        ? row(`Entry ${index + 1}`, {
            title: textIn(entry.title),
            company: textIn(entry.company),
            location: textIn(entry.location),
            salary: textIn(entry.salary),
            description: textIn(entry.description),
          })
        : { refusal: `Entry ${index + 1} was not checked: it is not an advert.` },
    );
  const { format, adverts, refusals } = readText(text, name);
  const unit = format === 'csv' ? 'Line' : 'Entry';
  return [
    ...adverts.map(({ at, pay, ...advert }) => {
      const { salary, currency } = statedPay(pay);
      return row(`${unit} ${at}`, { ...advert, salary: `${salary} ${currency}` });
    }),
    ...refusals.map(({ at, reason }) => ({ refusal: `${unit} ${at} was not checked: ${reason}.` })),
  ];
}

/** @throws UnusableFile for JSON that is neither a list nor known to the import */
function plainList(text: string): unknown[] | undefined {
  const json = jsonOf(text);
  if (json === undefined || isRemoteOk(json) || hasJobPostings(json)) return undefined;
  if (Array.isArray(json)) return json;
  throw new UnusableFile('The file is not a list of adverts.');
}

/** @returns undefined for a CSV and for broken JSON, which the reader of the import names */
function jsonOf(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    return undefined;
  }
}

function row(place: string, { title, company, location, salary, description }: Advert): Row {
  const refused = (reason: string) => ({ refusal: `${place} was not checked: ${reason}.` });
  if (plainText(title) === '') return refused('it has no title');
  if (description.length > MAX_RAW_DESCRIPTION) return refused('its description is too long');
  try {
    return {
      advert: {
        title: plainText(title),
        company: plainText(company),
        location: plainText(location),
        salary: plainText(salary),
        description: cleanHtml(description),
      },
    };
  } catch (error) {
    if (error instanceof AppError) return refused('its description has too many tags');
    throw error;
  }
}
