import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Common here, or left out of the list as names; at least eight characters long. */
const MORE = `87654321 00000000 22222222 88888888 99999999 12341234 123123123 987654321 0987654321 p@ssword abcdefgh michelle
  jennifer danielle victoria elizabeth administrator default1 blessing blessing1 favour123 goodness nigeria1 nigeria123
  naija123 lagos123 abuja123 jesuschrist godisgood godisgreat ilovejesus ilovegod testtest guest123 user1234 login123
  temporary mypassword newpassword`;

/** The 10,000 most common passwords of eight characters and more, and some that are common here (SIGN-1); compared case-blind. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [...readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8').split('\n'), ...MORE.split(/\s+/)]
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((word) => word.toLowerCase()),
);
