import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { SHEET } from '../platform/contract/output/csv.js';
import type { CompanyChecksService } from '../modules/operator/company-checks.service.js';
import type { Order } from '../modules/operator/order.js';
import type { Named, PeopleService } from '../modules/operator/people.service.js';
import { print, printLineToStderr } from './print.js';
import { CommandError } from './run-command.js';

/** Column names of the newsletter export, by field. */
const NEWSLETTER = { email: 'email', userType: 'user_type', confirmedAt: 'confirmed_at' };

export async function exportPerson(
  people: PeopleService,
  named: Named,
  order: Order,
  to: string,
): Promise<string> {
  const { id, zip } = await people.exportPerson(named, order);
  if (order.dryRun) return `Would export seeker ${id}.`;
  const file = await openNew(to);
  await pipeline(await zip(), file.createWriteStream());
  return `Exported: seeker ${id}.`;
}

export async function saveCertificate(
  checks: CompanyChecksService,
  id: string,
  order: Order,
  to: string,
): Promise<string> {
  if (order.dryRun) return `Would save the certificate of company ${id}.`;
  const certificate = await checks.certificate(id, order);
  const file = await openNew(to);
  await pipeline(certificate.bytes, file.createWriteStream());
  return `Saved: the certificate of company ${id}, ${certificate.name}.`;
}

export async function exportNewsletter(
  people: PeopleService,
  order: Order,
  to?: string,
): Promise<string | undefined> {
  const count = await people.countNewsletter();
  const what = `${count} confirmed ${count === 1 ? 'address' : 'addresses'}`;
  if (order.dryRun) return `Would export ${what}.`;
  const file = to === undefined ? undefined : await openNew(to);
  const rows = await people.exportNewsletter(order);
  const sheet = stringify({
    ...SHEET,
    columns: NEWSLETTER,
    cast: { date: (at) => at.toISOString() },
    // `print` escapes carriage returns.
    ...(file ? {} : { record_delimiter: 'unix' }),
  });
  if (file) await pipeline(rows, sheet, file.createWriteStream());
  else
    await pipeline(rows, sheet, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) print(chunk.toString());
    });
  printLineToStderr(`Exported: ${what}.`);
  return undefined;
}

/** Only this user may read the file, and it overwrites nothing. */
function openNew(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      code === 'EEXIST' ? `${path} is there already; choose another name.` : `${path} cannot be written.`,
    );
  });
}
