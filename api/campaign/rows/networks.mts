import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../board/client.mts';
import { newSeeker, PASSWORD } from '../board/people.mts';
import { SlowClient } from '../board/slow.mts';
import type { Row } from '../row.mts';

const JSON_BYTES = 250_000;
const NETWORKS = 5;
const LOOK_MS = 100;
/** Below the 15 s in which a whole body must arrive. */
const LOOKS = 100;
const SIGN_INS = 80;
/** Ten times smaller than the board's limit for a day, so that the row takes seconds. */
const FEW_SIGN_INS = { LIMITS: `sign-in-board=${SIGN_INS},sign-in-board-busy=8` };
const AT_ONCE = 8;
const GENEROUS_MS = 4_000;

/** One customer's network, split into addresses. */
const part = (at: number) => `2001:db8:56:10${at % NETWORKS}::${(at % 60_000).toString(16)}`;

export const networkRows: readonly Row[] = [
  {
    expectation:
      'Endless JSON bodies from five networks of one /56 do not use up the memory budget of other clients',
    onFreshProcess: true,
    attempt: async (board, tries) => {
      const slow = Array.from({ length: NETWORKS * tries.some(75, 70) }, (_, at) => {
        const client = new SlowClient(board, part(at));
        client.sendSomeJson('/api/company/post-job', JSON_BYTES);
        return client;
      });
      const letGo = () => slow.filter(({ isDone }) => isDone).length;
      for (let looks = 0; looks < LOOKS && letGo() <= slow.length / 2; looks += 1) await wait(LOOK_MS);
      const refused = letGo();
      tries.figure('unfinished bodies', slow.length);
      tries.figure('of these refused', refused);
      tries.check(refused > slow.length / 2, `${refused} of ${slow.length} were refused`);
      for (let at = 0; at < 10; at += 1) {
        const json = { user_type: 'jobseeker', email: `other${at}@campaign.example` };
        const { status } = await board.client.ask('/api/newsletter', { json });
        tries.check(status === 200, `somebody else got ${status}`);
      }
      for (const client of slow) client.close();
    },
  },
  {
    expectation: 'Any number of sign-ins from one /56 does not block new devices in other networks',
    settings: FEW_SIGN_INS,
    attempt: async (board, tries) => {
      const { email } = await newSeeker(board);
      const signIn = (from?: string, password = PASSWORD) =>
        board.client.ask('/api/auth/sign-in', {
          from,
          json: { email: from ? 'x@campaign.example' : email, password },
        });
      const count = tries.some(302, 120);
      let sent = 0;
      const answers: Answer[] = [];
      const work = async () => {
        while (sent < count) answers.push(await signIn(part((sent += 1)), 'Wrong-rain-9'));
      };
      const flood = Array.from({ length: AT_ONCE }, work);
      for (let at = 0; at < 10; at += 1) {
        const { status, ms } = await signIn();
        tries.check(
          status === 200 && ms < GENEROUS_MS,
          `a new device got ${status} after ${ms.toFixed(0)} ms`,
        );
      }
      await Promise.all(flood);
      const judged = answers.filter(({ status }) => status === 401).length;
      tries.figure('of the flood judged', judged);
      tries.check(judged <= SIGN_INS / 4, `${judged} of the flood were judged`);
    },
  },
];
