import { setTimeout as wait } from 'node:timers/promises';
import { parseJson } from '../board/client.mts';
import { newEmail, newSeeker } from '../board/people.mts';
import type { Row } from '../row.mts';

const MAILS_A_DAY = 3;
const SETTLE_MS = 5_000;
const SPELLINGS = ['post.mail.ng', 'post。mail.ng', 'post．mail.ng', 'ｐｏｓｔ.mail.ng', 'POST。MAIL｡NG'];

const FLOOD = 600;
const STRANGERS_OF_ONE = 30;
const AT_ONCE = 8;
const CODE_MS = 10_000;
/** The row tests the limit of a day, so the limits of a minute are off. */
const NO_MINUTES = { LIMITS: 'writes=1000000,requests=1000000' };

export const mailRows: readonly Row[] = [
  {
    expectation:
      'One network can send at most thirty mails to strangers, and a reset code of somebody else still arrives within seconds',
    settings: NO_MINUTES,
    attempt: async (board, tries) => {
      const { email } = await newSeeker(board);
      await board.database.collection('users').updateMany({ email }, { $set: { emailProvenAt: new Date() } });
      const count = tries.some(FLOOD, 100);
      const ask = (at: number) =>
        board.client.ask('/api/newsletter', {
          from: `2001:db8:57:10${at % 5}::${at}`,
          json: { user_type: 'jobseeker', email: `made-up${at}@strangers.example` },
        });
      let sent = 0;
      const statuses: number[] = [];
      const work = async () => {
        while (sent < count) statuses.push((await ask((sent += 1))).status);
      };
      const flood = Array.from({ length: AT_ONCE }, work);
      const began = performance.now();
      await board.client.ask('/api/auth/send-reset-otp', { json: { email } });
      const hasCode = () =>
        board.smtp.received.some(({ to, raw }) => to.includes(email) && raw.includes('Your code'));
      const mailsTo = (text: string) =>
        board.smtp.received.filter(({ to }) => to.some((one) => one.includes(text))).length;
      while (!hasCode() && performance.now() - began < 2 * CODE_MS) await wait(50);
      const ms = performance.now() - began;
      tries.figure('code after', ms / 1_000, 's');
      tries.check(ms < CODE_MS, `the code came after ${ms.toFixed(0)} ms`);
      await Promise.all(flood);
      for (const status of statuses) tries.check(status === 200 || status === 429, `a request got ${status}`);
      await wait(SETTLE_MS);
      tries.figure('requests', count);
      tries.figure('mails', mailsTo('strangers.example'));
      tries.check(
        mailsTo('strangers.example') <= STRANGERS_OF_ONE,
        `${mailsTo('strangers.example')} mails were sent`,
      );
      const other = await board.client.ask('/api/newsletter', {
        json: { user_type: 'jobseeker', email: newEmail() },
      });
      tries.check(other.status === 200, `somebody else got ${other.status}`);
    },
  },
  {
    expectation:
      'One mailbox gets at most three newsletter mails, even if its address is written in different ways',
    attempt: async ({ client, smtp }, tries) => {
      const [name = ''] = newEmail().split('@');
      const names = [name, `"${name}"`, `${name}+news`, `"${name}+more"`];
      const addresses = names.flatMap((one) => SPELLINGS.map((domain) => `${one}@${domain}`));
      for (const email of [...addresses, ...addresses]) {
        const answer = await client.ask('/api/newsletter', { json: { user_type: 'jobseeker', email } });
        const isRefused = answer.status === 400 && parseJson<{ code: string }>(answer).code === 'bad_input';
        tries.check(email.startsWith('"') ? isRefused : answer.status === 200, `${email}: ${answer.status}`);
      }
      await wait(SETTLE_MS);
      const mails = smtp.received.filter(({ to }) => to.some((one) => one.includes(name))).length;
      tries.figure('requests', 2 * addresses.length);
      tries.figure('mails', mails);
      tries.check(mails === MAILS_A_DAY, `${mails} mails were sent`);
    },
  },
];
