import { open } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isObjectIdOrHexString } from 'mongoose';
import { PERSON_KINDS } from '../contract/route/principal.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import { OperatorService, type Order } from '../modules/operator/operator.service.js';
import { type Named, PeopleService } from '../modules/operator/people.service.js';
import { CommandError, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = `Usage: npm run operator -- ACTION --reason "WHY" [--dry-run]

  hide-job ID             takes a job out of every list, count and page; its company reads the reason
  restore-job ID          gives it back to what its company chose
  suspend-company ID      takes all jobs of a company out; its recruiters sign in, read, and read the reason
  restore-company ID      lifts that
  end-sessions WHO        signs an account out everywhere
  erase WHO               erases a person, or closes a company, for good; prints the receipt
  export-newsletter       writes the confirmed addresses as CSV to the standard output, or [--to FILE]

WHO is --seeker ID, --company ID, or --email E-MAIL --kind seeker|company.
--dry-run tells what would be done, and does nothing; no reason is needed then.
The reason stands in the security log for twelve months, with your name on this machine: name no person in it.
npm run security:log -- --operators prints what was done.
`;
const REASON_CHARACTERS = 300;

type Values = ReturnType<typeof parsed>['values'];
interface Call {
  action: string;
  id: string | undefined;
  values: Values;
  order: Order;
}

runCommand(async () => {
  const { values, positionals } = parsed();
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const [action = '', id, ...more] = positionals;
  if (more.length > 0) throw new CommandError(USAGE.trimEnd());
  const act = actionOf({ action, id, values, order: orderOf(values) });
  await withBoard((board) => act(board.get(OperatorService), board.get(PeopleService)), OperatorModule);
  return 0;
});

type Act = (board: OperatorService, people: PeopleService) => Promise<void>;

/** @throws CommandError before the database is asked */
function actionOf({ action, id, values, order }: Call): Act {
  const one = (act: (board: OperatorService, id: string) => Promise<string>): Act => {
    const known = readId(id);
    return async (board) => tell(await act(board, known), order);
  };
  switch (action) {
    case 'hide-job':
      return one((board, job) => board.hideJob(job, order));
    case 'restore-job':
      return one((board, job) => board.restoreJob(job, order));
    case 'suspend-company':
      return one((board, company) => board.suspendCompany(company, order));
    case 'restore-company':
      return one((board, company) => board.restoreCompany(company, order));
  }
  if (id !== undefined) throw new CommandError(USAGE.trimEnd());
  if (action === 'export-newsletter') return (_, people) => exportNewsletter(people, order, values.to);
  const named = whoOf(values);
  if (action === 'end-sessions')
    return async (_, people) => tell(await people.endSessions(named, order), order);
  if (action !== 'erase') throw new CommandError(USAGE.trimEnd());
  return async (_, people) => {
    const done = await people.erase(named, order);
    if (typeof done === 'string') tell(done, order);
    else process.stdout.write(`${JSON.stringify(done, null, 2)}\n`);
  };
}

function parsed() {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ reason: text, 'dry-run': yes, help: yes, to: text },
        ...{ seeker: text, company: text, email: text, kind: text },
      },
    });
  } catch {
    throw new CommandError(USAGE.trimEnd());
  }
}

function orderOf({ reason, 'dry-run': dryRun = false }: Values): Order {
  const why = reason?.replace(/\s+/g, ' ').trim() ?? '';
  if (why === '' && !dryRun) throw new CommandError('Say why: --reason "…"');
  if (why.length > REASON_CHARACTERS)
    throw new CommandError(`A reason has at most ${REASON_CHARACTERS} characters.`);
  return { by: operatorName(), why, dryRun };
}

/** Who called, behind `sudo` too; a container may run under a number that has no name. */
function operatorName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

function readId(id: string | undefined): string {
  if (id === undefined) throw new CommandError(USAGE.trimEnd());
  if (!isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  return id.toLowerCase();
}

function whoOf({ seeker, company, email, kind }: Values): Named {
  const given = [seeker, company, email].filter((one) => one !== undefined);
  if (given.length !== 1) throw new CommandError(USAGE.trimEnd());
  if (email === undefined) return { kind: seeker ? 'seeker' : 'company', id: readId(seeker ?? company) };
  const known = PERSON_KINDS.find((one) => one === kind);
  if (!known) throw new CommandError('Say which account: --kind seeker or --kind company');
  return { kind: known, email: email.trim().toLowerCase() };
}

async function exportNewsletter(people: PeopleService, order: Order, to: string | undefined): Promise<void> {
  const count = await people.countNewsletter();
  const what = `${count} confirmed ${count === 1 ? 'address' : 'addresses'}`;
  if (order.dryRun) return tell(`Would export ${what}.`, order);
  // for this user's eyes, and never over another file
  const file = to === undefined ? undefined : await open(to, 'wx', 0o600).catch(refuseFile);
  const rows = people.exportNewsletter(order);
  if (file) await pipeline(rows, file.createWriteStream());
  else for await (const row of rows) process.stdout.write(row);
  process.stderr.write(`Exported: ${what}.\n`);
}

function refuseFile(error: NodeJS.ErrnoException): never {
  const isThere = error.code === 'EEXIST';
  throw new CommandError(
    isThere ? `${error.path} is there already; choose another name.` : `${error.path} cannot be written.`,
  );
}

function tell(sentence: string, { dryRun }: Order): void {
  process.stdout.write(`${sentence}${dryRun ? ' Dry run: nothing was done.' : ''}\n`);
}
