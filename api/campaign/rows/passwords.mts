import type { Answer } from '../board/client.mts';
import { newCompany, newEmail, newSeeker, PASSWORD } from '../board/people.mts';
import type { Row } from '../row.mts';

/** As in `limit-rules.ts` and `limits.ts`. */
const GUESSES_AN_HOUR = 10;
const TOLD_AFTER = 5;
const NEW_PASSWORD = 'Stolen-market-9';

/** Calls that require a signed-in person to repeat the password. */
const ASKS_AGAIN = [
  { register: newSeeker, own: '/api/users/user', routes: ['/api/auth/change-password', '/api/users/erase'] },
  {
    register: newCompany,
    own: '/api/company/company',
    routes: [
      '/api/company/change-password',
      '/api/company/close',
      '/api/company/begin-second-factor',
      '/api/company/end-second-factor',
    ],
  },
];

const WORDS = ['Chidinma', 'Ezeudu', 'ChidinmaEzeudu', 'Skybil', 'Lagos', 'Nigeria', 'naija', 'campaign'];
const DISGUISES = [
  (word: string) => `${word}2026`,
  (word: string) => `${word}!1`.padEnd(8, '7'),
  (word: string) => word.toUpperCase().padEnd(8, '9'),
  (word: string) => `${word.replaceAll(/a/gi, '@').replaceAll(/o/gi, '0').replaceAll(/i/gi, '1')}1990`,
];

export const passwordRows: readonly Row[] = [
  {
    expectation:
      'A stolen session can guess ten passwords an hour over all calls together, and the owner gets a mail after five',
    attempt: async (board, tries) => {
      const { client, database } = board;
      for (const { register, own, routes } of ASKS_AGAIN) {
        const { email, headers } = await register(board);
        const guess = (route: string, password: string) =>
          client.ask(route, {
            headers,
            json: { password, currentPassword: password, newPassword: NEW_PASSWORD, code: '000000' },
          });
        const guesses = Array.from({ length: tries.some(48, 28) }, (_, at) =>
          guess(String(routes[at % routes.length]), `Wrong-guess-${at}`),
        );
        const answers = await Promise.all(guesses);
        const judged = answers.filter(({ text }: Answer) => text.includes('"wrong_password"'));
        tries.figure(`guesses judged at ${own}`, judged.length);
        tries.check(judged.length === GUESSES_AN_HOUR, `${judged.length} guesses were judged`);
        for (const { status, text } of answers)
          tries.check(status === 400 || status === 429, `a guess got ${status} ${text}`);
        const right = await guess(String(routes[0]), PASSWORD);
        tries.check(right.status === 429, `the right password got ${right.status} after that`);
        const told = { to: email, template: 'account-locked', 'data.by': 'session' };
        const mails = await database.collection('outbox').countDocuments(told);
        tries.check(mails === 1, `${mails} mails after more than ${TOLD_AFTER} wrong passwords`);
        const after = await client.ask(own, { headers });
        tries.check(after.status === 200, `the session got ${after.status}`);
      }
    },
  },
  {
    expectation:
      'A password that is almost only a name or word of its owner is refused, and a longer one that contains the word is accepted',
    attempt: async ({ client }, tries) => {
      const signUp = (password: string) =>
        client.ask('/api/auth/sign-up', {
          json: { firstName: 'Chidinma', lastName: 'Ezeudu', email: newEmail(), password },
        });
      for (const word of WORDS) {
        for (const disguise of DISGUISES.slice(0, tries.some(DISGUISES.length, 2))) {
          const { status } = await signUp(disguise(word));
          tries.check(status === 400, `${disguise(word)} got ${status}`);
        }
        const { status, text } = await signUp(`${word} walks home in the rain`);
        tries.check(status === 200, `${word} in a sentence got ${status} ${text}`);
      }
    },
  },
];
