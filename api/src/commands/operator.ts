import { open } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
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
import { print, printAside } from './print.js';
import { CommandError, runCommand } from './run-command.js';
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
npm run security:log -- --operators prints what was done. npm run operator help prints this.
`;
/** Column names of the newsletter export, by field. */
const NEWSLETTER = { email: 'email', userType: 'user_type', confirmedAt: 'confirmed_at' };
const REASON_CHARACTERS = 300;
const WEEKS = { usual: 12, most: 520 };

type Values = ReturnType<typeof parsed>['values'];
interface Call {
  action: string;
  /** The argument after the action. */
  on: string | undefined;
  values: Values;
}
type Act = (board: INestApplicationContext) => Promise<void>;

runCommand(async () => {
  const { values, positionals } = parsed();
  const [action = 'help', on, ...more] = positionals;
  if (values.help || action === 'help') {
    print(USAGE);
    return 0;
  }
  if (more.length > 0) throw usage();
  await withBoard(actionOf({ action, on, values }), OperatorModule);
  return 0;
});

/** @throws CommandError before any query */
function actionOf(call: Call): Act {
  const lookUp = lookUpOf(call);
  if (lookUp) return lookUp;
  const order = orderOf(call.values);
  const change = changeOf(call, order) ?? personChangeOf(call, order);
  if (!change) throw usage();
  return async (board) => printResult(await change(board), order);
}

function lookUpOf({ action, on, values }: Call): Act | undefined {
  const by = { by: operatorName(), why: reasonOf(values) };
  if (action === 'find') {
    const text = on?.trim() ?? '';
    if (text.length < 2 || text.length > LIMITS.searchCharacters)
      throw new CommandError(`Say what to find: 2 to ${LIMITS.searchCharacters} characters.`);
    return async (board) => print(`${await board.get(DirectoryService).find(text, by)}\n`);
  }
  if (action !== 'statistics') return undefined;
  const weeks = Number(values.weeks ?? WEEKS.usual);
  if (on !== undefined) throw usage();
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > WEEKS.most)
    throw new CommandError(`--weeks is a number from 1 to ${WEEKS.most}.`);
  return async (board) => print(`${await board.get(DirectoryService).statistics(weeks, by)}\n`);
}

type Change = (board: INestApplicationContext) => Promise<string | undefined>;

/** Changes of jobs and companies. */
function changeOf({ action, on, values }: Call, order: Order): Change | undefined {
  const one = (act: (operator: OperatorService, id: string) => Promise<string>): Change => {
    const id = readId(on);
    return (board) => act(board.get(OperatorService), id);
  };
  const company = (act: (operator: OperatorService, id: string) => Promise<string>): Change => {
    const named: Named =
      values.email === undefined
        ? { kind: 'company', id: readId(on) }
        : { kind: 'company', email: storedEmail(values.email) };
    return async (board) => act(board.get(OperatorService), await board.get(PeopleService).companyId(named));
  };
  switch (action) {
    case 'hide-job':
      return one((operator, job) => operator.hideJob(job, order));
    case 'restore-job':
      return one((operator, job) => operator.restoreJob(job, order));
    case 'suspend-company':
      return company((operator, id) => operator.suspendCompany(id, order));
    case 'restore-company':
      return company((operator, id) => operator.restoreCompany(id, order));
  }
  return undefined;
}

/** Changes of accounts and personal data. */
function personChangeOf({ action, on, values }: Call, order: Order): Change | undefined {
  if (on !== undefined) return undefined;
  const { to } = values;
  if (action === 'export-newsletter') return (board) => exportNewsletter(board.get(PeopleService), order, to);
  const person = (act: (people: PeopleService, named: Named) => Promise<string | undefined>): Change => {
    const named = whoOf(values);
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
        const done = await people.erase(named, order);
        if (typeof done === 'string') return done;
        print(`${JSON.stringify(done, null, 2)}\n`);
        return undefined;
      });
  }
  return undefined;
}

function usage(): CommandError {
  return new CommandError(USAGE.trimEnd());
}

function parsed() {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ reason: text, 'dry-run': yes, help: yes, to: text },
        ...{ seeker: text, company: text, email: text, kind: text, weeks: text },
      },
    });
  } catch {
    throw usage();
  }
}

function orderOf(values: Values): Order {
  const { 'dry-run': dryRun = false } = values;
  const why = reasonOf(values);
  if (why === '' && !dryRun) throw new CommandError('Say why: --reason "…"');
  return { by: operatorName(), why, dryRun };
}

function reasonOf({ reason }: Values): string {
  const why = reason?.replace(/\s+/g, ' ').trim() ?? '';
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
  if (id === undefined) throw usage();
  if (!isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  return id.toLowerCase();
}

function whoOf({ seeker, company, email, kind }: Values): Named {
  const given = [seeker, company, email].filter((one) => one !== undefined);
  if (given.length !== 1) throw usage();
  if (email === undefined) return { kind: seeker ? 'seeker' : 'company', id: readId(seeker ?? company) };
  const known = PERSON_KINDS.find((one) => one === kind);
  if (kind !== undefined && !known)
    throw new CommandError('Say which account: --kind seeker or --kind company');
  return { ...(known ? { kind: known } : {}), email: storedEmail(email) };
}

async function exportPerson(
  people: PeopleService,
  named: Named,
  order: Order,
  to: string,
): Promise<string | undefined> {
  const { id, zip } = await people.exportPerson(named, order);
  if (order.dryRun) return `Would export seeker ${id}.`;
  // Only this user may read the file, and it overwrites nothing.
  const file = await open(to, 'wx', 0o600).catch(refuseFile);
  await pipeline(await zip(), file.createWriteStream());
  return `Exported: seeker ${id}.`;
}

async function exportNewsletter(
  people: PeopleService,
  order: Order,
  to: string | undefined,
): Promise<string | undefined> {
  const count = await people.countNewsletter();
  const what = `${count} confirmed ${count === 1 ? 'address' : 'addresses'}`;
  if (order.dryRun) return `Would export ${what}.`;
  // Only this user may read the file, and it overwrites nothing.
  const file = to === undefined ? undefined : await open(to, 'wx', 0o600).catch(refuseFile);
  const rows = await people.exportNewsletter(order);
  const sheet = stringify({
    ...SHEET,
    columns: NEWSLETTER,
    cast: { date: (at) => at.toISOString() },
    // `print` escapes carriage returns.
    ...(file ? {} : { record_delimiter: 'unix' }),
  });
  if (file) await pipeline(rows, sheet, file.createWriteStream());
  else await pipeline(rows, sheet, printAll);
  printAside(`Exported: ${what}.\n`);
  return undefined;
}

async function printAll(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of pieces) print(piece.toString());
}

function refuseFile(error: NodeJS.ErrnoException): never {
  const isThere = error.code === 'EEXIST';
  throw new CommandError(
    isThere ? `${error.path} is there already; choose another name.` : `${error.path} cannot be written.`,
  );
}

function printResult(sentence: string | undefined, { dryRun }: Order): void {
  if (sentence !== undefined) print(`${sentence}${dryRun ? ' Dry run: nothing was done.' : ''}\n`);
}
