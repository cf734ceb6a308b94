import { type FileHandle, open } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { pipeline } from 'node:stream/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { stringify } from 'csv-stringify';
import { isObjectIdOrHexString } from 'mongoose';
import { storedEmail } from '../platform/contract/input/email-address.js';
import { SHEET } from '../platform/contract/output/csv.js';
import { PERSON_KINDS } from '../platform/contract/route/principal.js';
import { DirectoryService } from '../modules/operator/directory.service.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import { OperatorService, type Order } from '../modules/operator/operator.service.js';
import { type Named, PeopleService } from '../modules/operator/people.service.js';
import { print, printLine, printLineToStderr } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = `Usage: npm run operator -- ACTION [--reason "WHY"] [--dry-run]

Looking up; a reason may be given:
  find TEXT               companies, jobs and seekers by id, or by a part of a name, title or e-mail, whatever their state
  statistics [--weeks N]  new seekers, companies, jobs and applications by week; 12 weeks unless you say otherwise

Changing; a reason must be given:
  hide-job ID             takes a job out of every list, count and page; its company reads the reason
  restore-job ID          gives it back to what its company chose
  suspend-company ID      takes all jobs of a company out; its recruiters sign in, read, and read the reason
  restore-company ID      lifts that; for both, --email E-MAIL may stand for the ID
  end-sessions WHO        signs an account out everywhere
  reset-second-factor WHO turns two-step sign-in off, for an owner who lost the app and the recovery codes; a mail tells the owner
  change-email WHO --to E-MAIL   the account signs in by another e-mail, which it has to prove; its sessions end
  resend-proof WHO        sends the mail that proves the e-mail again
  export-person WHO --to FILE    writes all data of a seeker as a zip that only you may read
  erase WHO               erases a person, or closes a company, for good; prints the receipt
  export-newsletter       writes the confirmed addresses as CSV to the standard output, or [--to FILE]

WHO is --seeker ID, --company ID, or --email E-MAIL, with --kind seeker or --kind company where both have that e-mail.
--dry-run tells what would be done, and does nothing; no reason is needed then.
All of it stands in the security log for twelve months, with your name on this machine: name no person in the reason.
npm run security:log -- --operators prints what was done. npm run operator help prints this.`;
/** Column names of the newsletter export, by field. */
const NEWSLETTER = { email: 'email', userType: 'user_type', confirmedAt: 'confirmed_at' };
const REASON_CHARACTERS = 300;
const DEFAULT_WEEKS = 12;
const MAX_WEEKS = 520;

type Values = ReturnType<typeof readArguments>['values'];
interface Call {
  action: string;
  /** The argument after the action. */
  target: string | undefined;
  values: Values;
}
/** Returns the sentence to print. */
type Work = (board: INestApplicationContext) => Promise<string | undefined>;

runCommand(async () => {
  const { values, positionals } = readArguments();
  const [action = 'help', target, ...more] = positionals;
  if (values.help || action === 'help') {
    printLine(USAGE);
    return 0;
  }
  if (more.length > 0) throw new CommandError(USAGE);
  // The arguments are checked before the board starts.
  const work = workOf({ action, target, values });
  const sentence = await withBoard(work, OperatorModule);
  if (sentence !== undefined) printLine(sentence);
  return 0;
});

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  return parseArguments(USAGE, {
    allowPositionals: true,
    options: {
      'dry-run': flag,
      help: flag,
      reason: text,
      to: text,
      seeker: text,
      company: text,
      email: text,
      kind: text,
      weeks: text,
    },
  });
}

function workOf(call: Call): Work {
  const { action, values } = call;
  if (action === 'find') return find(call);
  if (action === 'statistics') return statistics(call);
  const order: Order = { by: operatorName(), why: readReason(values), dryRun: values['dry-run'] };
  if (order.why === '' && !order.dryRun) throw new CommandError('Say why: --reason "…"');
  const change = moderationChange(call, order) ?? personChange(call, order);
  if (!change) throw new CommandError(USAGE);
  return async (board) => {
    const sentence = await change(board);
    return sentence && order.dryRun ? `${sentence} Dry run: nothing was done.` : sentence;
  };
}

function find({ target = '', values }: Call): Work {
  const text = target.trim();
  if (text.length < 2 || text.length > LIMITS.searchCharacters)
    throw new CommandError(`Say what to find: 2 to ${LIMITS.searchCharacters} characters.`);
  const operator = { by: operatorName(), why: readReason(values) };
  return (board) => board.get(DirectoryService).find(text, operator);
}

function statistics({ target, values }: Call): Work {
  const weeks = Number(values.weeks ?? DEFAULT_WEEKS);
  if (target !== undefined) throw new CommandError(USAGE);
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > MAX_WEEKS)
    throw new CommandError(`--weeks is a number from 1 to ${MAX_WEEKS}.`);
  const operator = { by: operatorName(), why: readReason(values) };
  return (board) => board.get(DirectoryService).statistics(weeks, operator);
}

function moderationChange({ action, target, values }: Call, order: Order): Work | undefined {
  const job = (act: (operator: OperatorService, id: string) => Promise<string>): Work => {
    const id = readId(target);
    return (board) => act(board.get(OperatorService), id);
  };
  const company = (act: (operator: OperatorService, id: string) => Promise<string>): Work => {
    const named: Named =
      values.email === undefined
        ? { kind: 'company', id: readId(target) }
        : { kind: 'company', email: storedEmail(values.email) };
    return async (board) => act(board.get(OperatorService), await board.get(PeopleService).companyId(named));
  };
  switch (action) {
    case 'hide-job':
      return job((operator, id) => operator.hideJob(id, order));
    case 'restore-job':
      return job((operator, id) => operator.restoreJob(id, order));
    case 'suspend-company':
      return company((operator, id) => operator.suspendCompany(id, order));
    case 'restore-company':
      return company((operator, id) => operator.restoreCompany(id, order));
  }
  return undefined;
}

function personChange({ action, target, values }: Call, order: Order): Work | undefined {
  if (target !== undefined) return undefined;
  const { to } = values;
  if (action === 'export-newsletter') return (board) => exportNewsletter(board.get(PeopleService), order, to);
  const person = (act: (people: PeopleService, named: Named) => Promise<string | undefined>): Work => {
    const named = readPerson(values);
    return (board) => act(board.get(PeopleService), named);
  };
  switch (action) {
    case 'end-sessions':
      return person((people, named) => people.endSessions(named, order));
    case 'reset-second-factor':
      return person((people, named) => people.resetSecondFactor(named, order));
    case 'resend-proof':
      return person((people, named) => people.resendProof(named, order));
    case 'change-email':
      if (to === undefined) throw new CommandError('Say the new e-mail: --to E-MAIL');
      return person((people, named) => people.changeEmail(named, to, order));
    case 'export-person':
      if (to === undefined) throw new CommandError('Say where to: --to FILE');
      return person((people, named) => exportPerson(people, named, order, to));
    case 'erase':
      return person(async (people, named) => {
        const erased = await people.erase(named, order);
        return typeof erased === 'string' ? erased : JSON.stringify(erased, null, 2);
      });
  }
  return undefined;
}

function readReason({ reason = '' }: Values): string {
  const why = reason.replace(/\s+/g, ' ').trim();
  if (why.length > REASON_CHARACTERS)
    throw new CommandError(`A reason has at most ${REASON_CHARACTERS} characters.`);
  return why;
}

/** The user behind `sudo`, if any. A container may run under a number without a name. */
function operatorName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

function readId(id: string | undefined): string {
  if (id === undefined) throw new CommandError(USAGE);
  if (!isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  return id.toLowerCase();
}

function readPerson({ seeker, company, email, kind }: Values): Named {
  const given = [seeker, company, email].filter((value) => value !== undefined);
  if (given.length !== 1) throw new CommandError(USAGE);
  if (email === undefined) return { kind: seeker ? 'seeker' : 'company', id: readId(seeker ?? company) };
  const known = PERSON_KINDS.find((one) => one === kind);
  if (kind !== undefined && !known)
    throw new CommandError('Say which account: --kind seeker or --kind company');
  return { ...(known ? { kind: known } : {}), email: storedEmail(email) };
}

async function exportPerson(people: PeopleService, named: Named, order: Order, to: string): Promise<string> {
  const { id, zip } = await people.exportPerson(named, order);
  if (order.dryRun) return `Would export seeker ${id}.`;
  const file = await openNew(to);
  await pipeline(await zip(), file.createWriteStream());
  return `Exported: seeker ${id}.`;
}

async function exportNewsletter(
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
