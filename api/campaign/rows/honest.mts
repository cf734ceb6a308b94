import { newCompany, newJob, newSeeker, PASSWORD, type Person, uploadResume } from '../board/people.mts';
import { resetMail } from '../board/reset-mail.mts';
import type { Row } from '../row.mts';

const PEOPLE = 300;
const PEOPLE_SHORT = 12;
const AT_ONCE = 6;
const CHANGED = 'Wet-season-market-9';

/** Runs an hour of use in a few minutes: hourly limits stay, limits per minute are off. */
const BY_THE_HOUR = {
  LIMITS: 'sign-in-minute=1000000,writes=1000000,writes-address=1000000,requests=1000000,reads=1000000',
};

export const honest: Row = {
  expectation:
    'Hundreds of honest people behind one address sign in, reset their password and apply within an hour',
  settings: BY_THE_HOUR,
  attempt: async (board, tries) => {
    const from = board.client.newAddress();
    const jobId = await newJob(board, await newCompany(board));
    const people: Person[] = [];
    await inTurns(tries.some(PEOPLE, PEOPLE_SHORT), async () => {
      const person = await newSeeker(board);
      await uploadResume(board, person);
      people.push(person);
    });
    // The board mails codes to verified addresses only.
    await board.database.collection('users').updateMany({}, { $set: { emailProvenAt: new Date() } });
    await inTurns(people.length, async (at) => {
      const person = people[at] as Person;
      const post = async (path: string, json: object, headers = {}) => {
        const { status, text } = await board.client.ask(path, { json, headers, from });
        tries.check(status === 200, `${path} answered ${status} ${text.slice(0, 90)}`);
        return text;
      };
      const { email } = person;
      await post('/api/auth/sign-in', { email, password: PASSWORD });
      await post('/api/auth/send-reset-otp', { email });
      const { otp } = await resetMail(board, email);
      await post('/api/auth/reset-password', { email, otp, newPassword: CHANGED });
      const text = await post('/api/auth/sign-in', { email, password: CHANGED });
      const { token = '' } = JSON.parse(text) as { token?: string };
      await post('/api/users/apply', { jobId }, { authorization: `Bearer ${token}` });
    });
    tries.figure('people', people.length);
  },
};

async function inTurns(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
