import { newCompany, newEmail, newSeeker, PASSWORD } from '../board/people.mts';
import type { Campaign } from '../row.mts';

const SIGN_INS = [
  { route: '/api/auth/sign-in', register: newSeeker },
  { route: '/api/company/login', register: newCompany },
];

/** Whoever tries to be somebody else. */
export const accounts: Campaign = {
  rows: [
    {
      says: 'Of wrong passwords for one account that are tried at once, none too many is looked at, and the owner is told nothing else than a stranger',
      attempt: async (board, tries) => {
        for (const { route, register } of SIGN_INS) {
          const { email } = await register(board);
          const tryAt = (password: string, of = email) =>
            board.client.ask(route, { json: { email: of, password } });
          const wrong = await Promise.all(
            Array.from({ length: tries.some(41, 15) }, (_, at) => tryAt(`Wrong-guess-${at}`)),
          );
          for (const { status, text } of wrong)
            tries.that(status === 401, `${route} answered ${status} ${text}`);
          // whoever had the right one by the eleventh try must wait like everybody
          const right = await tryAt(PASSWORD);
          tries.that(right.status === 401, `${route} let the twelfth try in`);
          const unknown = await tryAt(PASSWORD, newEmail());
          const words = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
          tries.that(
            words(right.text) === words(unknown.text),
            `${route} tells a locked account: ${right.text}`,
          );
        }
      },
    },
  ],
};
