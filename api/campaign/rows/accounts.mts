import { formWith } from '../board/client.mts';
import { newCompany, newEmail, newSeeker, PASSWORD } from '../board/people.mts';
import { WRONG_PICTURES } from '../hostile/pictures.mts';
import type { Campaign } from '../row.mts';
import { foreign } from './foreign.mts';
import { passwordRows } from './passwords.mts';
import { secondFactorRows } from './second-factor.mts';
import { takeoverRows } from './takeover.mts';

const SIGN_INS = [
  { route: '/api/auth/sign-in', register: newSeeker },
  { route: '/api/company/login', register: newCompany },
];

/** Attempts to take over or imitate an account. */
export const accounts: Campaign = {
  rows: [
    {
      expectation:
        'If many wrong passwords are tried at once, no more than the limit are checked, and the answers do not show whether the account exists',
      attempt: async (board, tries) => {
        for (const { route, register } of SIGN_INS) {
          const { email } = await register(board);
          const tryAt = (password: string, of = email) =>
            board.client.ask(route, { json: { email: of, password } });
          const wrong = await Promise.all(
            Array.from({ length: tries.some(41, 15) }, (_, at) => tryAt(`Wrong-guess-${at}`)),
          );
          for (const { status, text } of wrong)
            tries.check(status === 401, `${route} answered ${status} ${text}`);
          // After too many wrong tries even the right password must wait.
          const right = await tryAt(PASSWORD);
          tries.check(right.status === 401, `${route} let the twelfth try in`);
          const unknown = await tryAt(PASSWORD, newEmail());
          const words = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
          tries.check(
            words(right.text) === words(unknown.text),
            `${route} tells a locked account: ${right.text}`,
          );
        }
      },
    },
    {
      expectation: 'A reset code cannot be guessed, from any number of addresses',
      attempt: async (board, tries) => {
        for (const [kind, register] of [
          ['auth', newSeeker],
          ['company', newCompany],
        ] as const) {
          const { email } = await register(board);
          const collection = kind === 'auth' ? 'users' : 'companies';
          await board.database.collection(collection).updateMany({}, { $set: { emailProvenAt: new Date() } });
          const asked = await board.client.ask(`/api/${kind}/send-reset-otp`, { json: { email } });
          tries.check(asked.status === 200, `asking for a code got ${asked.status}`);
          const guesses = Array.from({ length: tries.some(100, 10) }, (_, at) =>
            board.client.ask(`/api/${kind}/reset-password`, {
              json: { email, otp: String(at * 7_919).padStart(6, '0'), newPassword: 'Stolen-market-9' },
            }),
          );
          for (const { status } of await Promise.all(guesses))
            tries.check(status >= 400 && status < 500, `a guess got ${status}`);
          const signIn = kind === 'auth' ? '/api/auth/sign-in' : '/api/company/login';
          const { status } = await board.client.ask(signIn, { json: { email, password: PASSWORD } });
          tries.check(status === 200, `the owner got ${status}`);
        }
      },
    },
    {
      expectation: 'A registration with an invalid logo does not reveal which e-mails have an account',
      attempt: async (board, tries) => {
        const { email } = await newCompany(board);
        const pictures = Object.entries(WRONG_PICTURES);
        for (const [name, make] of pictures.slice(0, tries.some(pictures.length, 3))) {
          const picture = await make();
          const register = (of: string) =>
            board.client.ask('/api/company/register', {
              form: formWith('image', picture, 'logo.png', 'image/png', {
                name: 'Eko Haulage',
                email: of,
                password: PASSWORD,
              }),
            });
          const words = ({ status, text }: { status: number; text: string }) =>
            `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
          const [known, unknown] = [words(await register(email)), words(await register(newEmail()))];
          const isSame = known === unknown && known.startsWith('4');
          tries.check(isSame, `${name}: a known e-mail got ${known}, an unknown one ${unknown}`);
        }
      },
    },
    ...foreign,
    ...secondFactorRows,
    ...passwordRows,
    ...takeoverRows,
  ],
};
