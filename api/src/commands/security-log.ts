import { parseArgs } from 'node:util';
import { isObjectIdOrHexString } from 'mongoose';
import { storedEmail } from '../platform/contract/input/email-address.js';
import { PERSON_KINDS } from '../platform/contract/route/principal.js';
import { type Actor, SecurityLog, type Subject } from '../platform/security-log/security-log.js';
import { print } from './print.js';
import { CommandError, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE =
  'Usage: npm run security:log -- --company ID | --seeker ID | --job ID | --email E-MAIL --kind seeker|company | --operators [--last N]';

/** Prints the events of one account, one job or all operators, one JSON line per event, newest first. */
runCommand(async () => {
  const { subject, last } = readArguments();
  const events = await withBoard((board) => board.get(SecurityLog).about(subject, last));
  for (const { _id, expiresAt: _end, ...event } of events) print(`${JSON.stringify(event)}\n`);
  return 0;
});

function readArguments(): { subject: Actor | Subject; last: number } {
  const { company, seeker, job, email, kind, operators, last } = parsed();
  const count = Number(last ?? 100);
  if (!Number.isInteger(count) || count < 1) throw new CommandError(USAGE);
  const account = PERSON_KINDS.find((one) => one === kind);
  if (email && account) return { subject: { account, email: storedEmail(email) }, last: count };
  if (operators) return { subject: 'operator', last: count };
  const id = company ?? seeker ?? job;
  if (!id) throw new CommandError(USAGE);
  if (!isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  if (job) return { subject: { job }, last: count };
  return { subject: { kind: company ? 'company' : 'seeker', id }, last: count };
}

function parsed() {
  const text = { type: 'string' } as const;
  try {
    const accounts = { company: text, seeker: text, email: text, kind: text } as const;
    return parseArgs({ options: { ...accounts, job: text, operators: { type: 'boolean' }, last: text } })
      .values;
  } catch {
    throw new CommandError(USAGE);
  }
}
