import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { LIMITS, type ReportOutcome } from '@skybil/shared';
import { isObjectIdOrHexString } from 'mongoose';
import { storedEmail } from '../platform/contract/input/email-address.js';
import { MEMBER_KINDS } from '../platform/contract/route/principal.js';
import { CompanyChecksService } from '../modules/operator/company-checks.service.js';
import { DirectoryService } from '../modules/operator/directory.service.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import { OperatorService } from '../modules/operator/operator.service.js';
import type { Order } from '../modules/operator/order.js';
import { type Named, PeopleService } from '../modules/operator/people.service.js';
import { WaitingJobsService } from '../modules/operator/waiting-jobs.service.js';
import { StaffMembersService } from '../modules/operator/staff-members.service.js';
import { USAGE } from './operator-usage.js';
import { ReportedJobsService } from '../modules/operator/reported-jobs.service.js';
import { exportNewsletter, exportPerson, saveCertificate } from './operator-files.js';
import { printLine } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const REASON_CHARACTERS = 300;
const DEFAULT_WEEKS = 12;
const MAX_WEEKS = 520;

type Values = ReturnType<typeof readArguments>['values'];
interface Call {
  action: string;
  /** The argument after the action. */
  target: string | undefined;
  /** The words after it. */
  rest: string;
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
  if (more.length > 0 && action !== 'add-staff') throw new CommandError(USAGE);
  // The arguments are checked before the board starts.
  const work = workOf({ action, target, rest: more.join(' '), values });
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
      fraud: flag,
      verify: flag,
      refuse: flag,
      save: text,
      help: flag,
      reason: text,
      to: text,
      seeker: text,
      company: text,
      email: text,
      kind: text,
      weeks: text,
      uphold: flag,
    },
  });
}

function workOf(call: Call): Work {
  const { action, values } = call;
  if (action === 'find') return find(call);
  if (action === 'statistics') return statistics(call);
  if (action === 'waiting') return waiting(call);
  if (action === 'reports') return reports(call);
  if (action === 'staff') return staff(call);
  const order: Order = {
    by: operatorName(),
    why: readReason(values),
    dryRun: values['dry-run'],
    isFraud: values.fraud,
  };
  const mayBeFraud =
    ['hide-job', 'suspend-company'].includes(action) || (action === 'decide-report' && values.uphold);
  if (order.isFraud && !mayBeFraud)
    throw new CommandError('--fraud goes with hide-job, suspend-company or decide-report --uphold.');
  if (order.why === '' && !order.dryRun) throw new CommandError('Say why: --reason "…"');
  const change = moderationChange(call, order) ?? staffChange(call, order) ?? personChange(call, order);
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

function waiting({ target, values }: Call): Work {
  if (target !== undefined) throw new CommandError(USAGE);
  const operator = { by: operatorName(), why: readReason(values) };
  return (board) => board.get(WaitingJobsService).list(operator);
}

function staff({ target, values }: Call): Work {
  if (target !== undefined) throw new CommandError(USAGE);
  const operator = { by: operatorName(), why: readReason(values) };
  return (board) => board.get(StaffMembersService).list(operator);
}

function staffChange({ action, target = '', rest }: Call, order: Order): Work | undefined {
  const name = rest.replace(/\s+/g, ' ').trim();
  switch (action) {
    case 'add-staff':
      if (target === '' || name === '') throw new CommandError('Say who: add-staff E-MAIL NAME');
      return (board) => board.get(StaffMembersService).add(target, name, order);
    case 'remove-staff':
      if (target === '') throw new CommandError('Say who: remove-staff E-MAIL');
      return (board) => board.get(StaffMembersService).remove(target, order);
  }
  return undefined;
}

function reports({ target, values }: Call): Work {
  if (target !== undefined) throw new CommandError(USAGE);
  const operator = { by: operatorName(), why: readReason(values) };
  return (board) => board.get(ReportedJobsService).list(operator);
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
    case 'approve-job':
      return job((operator, id) => operator.approveJob(id, order));
    case 'restore-job':
      return job((operator, id) => operator.restoreJob(id, order));
    case 'decide-report': {
      const [id, outcome] = [readId(target), readOutcome(values)];
      return (board) => board.get(ReportedJobsService).decide(id, outcome, order);
    }
    case 'reopen-reports': {
      const id = readId(target);
      return (board) => board.get(ReportedJobsService).reopen(id, order);
    }
    case 'suspend-company':
      return company((operator, id) => operator.suspendCompany(id, order));
    case 'restore-company':
      return company((operator, id) => operator.restoreCompany(id, order));
    case 'check-company':
      return companyCheck(readId(target), values, order);
  }
  return undefined;
}

function companyCheck(id: string, { verify, refuse, save }: Values, order: Order): Work {
  if ([verify, refuse, save !== undefined].filter(Boolean).length !== 1)
    throw new CommandError('Say one of --verify, --refuse and --save FILE.');
  return (board) => {
    const checks = board.get(CompanyChecksService);
    if (verify) return checks.verify(id, order);
    return refuse ? checks.refuse(id, order) : saveCertificate(checks, id, order, save ?? '');
  };
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

function readOutcome({ uphold, refuse }: Values): ReportOutcome {
  if (uphold === refuse) throw new CommandError('Say what you decide: --uphold or --refuse');
  return uphold ? 'upheld' : 'refused';
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
  const known = MEMBER_KINDS.find((one) => one === kind);
  if (kind !== undefined && !known)
    throw new CommandError('Say which account: --kind seeker or --kind company');
  return { ...(known ? { kind: known } : {}), email: storedEmail(email) };
}
