import { newEmail } from '../board/people.mts';
import type { Row } from '../row.mts';

const WORDS = ['Chidinma', 'Ezeudu', 'ChidinmaEzeudu', 'Skybil', 'Lagos', 'Nigeria', 'naija', 'campaign'];
const DISGUISES = [
  (word: string) => `${word}2026`,
  (word: string) => `${word}!1`.padEnd(8, '7'),
  (word: string) => word.toUpperCase().padEnd(8, '9'),
  (word: string) => `${word.replaceAll(/a/gi, '@').replaceAll(/o/gi, '0').replaceAll(/i/gi, '1')}1990`,
];

export const passwordRows: readonly Row[] = [
  {
    says: 'A password that is little more than a word of its owner is refused, and one that merely holds such a word is taken',
    attempt: async ({ client }, tries) => {
      const signUp = (password: string) =>
        client.ask('/api/auth/sign-up', {
          json: { firstName: 'Chidinma', lastName: 'Ezeudu', email: newEmail(), password },
        });
      for (const word of WORDS) {
        for (const disguise of DISGUISES.slice(0, tries.some(DISGUISES.length, 2))) {
          const { status } = await signUp(disguise(word));
          tries.that(status === 400, `${disguise(word)} got ${status}`);
        }
        const { status, text } = await signUp(`${word} walks home in the rain`);
        tries.that(status === 200, `${word} in a sentence got ${status} ${text}`);
      }
    },
  },
];
