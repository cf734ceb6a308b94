import { isObjectIdOrHexString } from 'mongoose';
import { storedEmail } from '../platform/contract/input/email-address.js';
import { PERSON_KINDS } from '../platform/contract/route/principal.js';
import { type Actor, SecurityLog, type Subject } from '../platform/security-log/security-log.js';
import { printLine } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE =
  'Usage: npm run security:log -- --company ID | --seeker ID | --staff ID | --job ID | --email E-MAIL --kind seeker|company|staff | --operators [--last N]';

runCommand(async () => {
  const { subject, last } = readArguments();
  const events = await withBoard((board) => board.get(SecurityLog).about(subject, last));
  for (const { _id, expiresAt: _end, ...event } of events) printLine(JSON.stringify(event));
  return 0;
});

function readArguments(): { subject: Actor | Subject; last: number } {
  const text = { type: 'string' } as const;
  const accounts = { company: text, seeker: text, staff: text, email: text, kind: text } as const;
  const { company, seeker, staff, job, email, kind, operators, ...values } = parseArguments(USAGE, {
    options: { ...accounts, job: text, operators: { type: 'boolean' }, last: text },
  }).values;
  const last = Number(values.last ?? 100);
  if (!Number.isInteger(last) || last < 1) throw new CommandError(USAGE);
  const account = PERSON_KINDS.find((known) => known === kind);
  if (email && account) return { subject: { account, email: storedEmail(email) }, last };
  if (operators) return { subject: 'operator', last };
  const id = company ?? seeker ?? staff ?? job;
  if (!id) throw new CommandError(USAGE);
  if (!isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  if (job) return { subject: { job }, last };
  return { subject: { kind: company ? 'company' : seeker ? 'seeker' : 'staff', id }, last };
}
