import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Format, type ReadFile, type StreamedFile, UnusableFile } from './advert.js';
import { readCsv, streamCsv } from './readers/csv.js';
import { hasJobPostings, readJobPostings } from './readers/job-posting.js';
import { parseJsonText } from './readers/json-text.js';
import { isRemoteOk, readRemoteOk } from './readers/remoteok.js';
import { TextFile } from './text-file.js';

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_CSV_BYTES_IN_MEMORY = 4 * 1024 * 1024;
const JSON_BEGINS = /^\s*[[{]/;

/** As {@link readAdverts}, but streams a large CSV. */
export async function openAdverts(path: string, format?: Format): Promise<ReadFile | StreamedFile> {
  const size = (await fileSize(path)) ?? 0;
  if (size <= MAX_CSV_BYTES_IN_MEMORY || (format && format !== 'csv')) return readAdverts(path, format);
  const file = await TextFile.open(path);
  const { value: first = '' } = await file.chunks().next();
  if (!format && JSON_BEGINS.test(first)) return readAdverts(path);
  file.bytesRead = 0;
  return { ...streamCsv(first, file.chunks()), fractionRead: () => file.bytesRead / size };
}

/** Without a format it guesses one from the content. */
export async function readAdverts(path: string, format?: Format): Promise<ReadFile> {
  const { text, name } = await readWholeFile(path);
  return readText(text, name, format);
}

export async function readWholeFile(path: string): Promise<{ text: string; name: string }> {
  const name = basename(path);
  const size = await fileSize(path);
  if (size === undefined) throw new UnusableFile(`There is no file ${name} that can be read.`);
  if (size > MAX_BYTES) throw new UnusableFile(`${name} is larger than 50 MB; split it into smaller files.`);
  const file = await TextFile.open(path);
  return { text: (await Array.fromAsync(file.chunks())).join(''), name };
}

export function readText(text: string, name: string, format?: Format): ReadFile {
  if (text.trim() === '') throw new UnusableFile(`${name} is empty.`);
  if (format === 'csv' || (!format && !JSON_BEGINS.test(text))) return readCsv(text);
  const json = parseJson(text, name);
  if (format === 'jsonposting' || (!format && hasJobPostings(json))) return readJobPostings(json);
  if (isRemoteOk(json)) return readRemoteOk(json);
  if (format === 'remoteok')
    throw new UnusableFile(`${name} is not a Remote OK feed, which is a list of entries.`);
  throw new UnusableFile(`${name} is neither a Remote OK feed, a CSV with a header, nor JobPosting data.`);
}

async function fileSize(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

function parseJson(text: string, name: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    throw new UnusableFile(`${name} is not complete JSON.`);
  }
}
