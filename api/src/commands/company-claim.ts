import { isObjectIdOrHexString } from 'mongoose';
import { isPlainEmail, storedEmail } from '../platform/contract/input/email-address.js';
import { ClaimService } from './import/claim.service.js';
import { printLine } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = 'Usage: npm run company:claim -- --company ID --email E-MAIL';

runCommand(async () => {
  const { company, email } = readArguments();
  const name = await withBoard((board) => board.get(ClaimService).claim(company, email));
  printLine(`${name} now belongs to ${email}, who sets a password at /reset-password.`);
  return 0;
});

function readArguments(): { company: string; email: string } {
  const options = { company: { type: 'string' }, email: { type: 'string' } } as const;
  const { company, email } = parseArguments(USAGE, { options }).values;
  if (!company || !email) throw new CommandError(USAGE);
  if (!isObjectIdOrHexString(company)) throw new CommandError('A company ID has 24 hex digits.');
  const address = storedEmail(email);
  if (!isPlainEmail(address)) throw new CommandError(`${email} is not an e-mail address.`);
  return { company, email: address };
}
