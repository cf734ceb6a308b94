import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bench/measure/children.mts';
import type { CampaignBoard } from '../board/board.mts';
import type { Answer, Asked } from '../board/client.mts';
import { formWith } from '../board/client.mts';
import { newCompany, newSeeker } from '../board/people.mts';
import { measureDuring } from '../board/measure-during.mts';
import { makePdf } from '../../test/pdfs.ts';
import type { Row, Tries } from '../row.mts';
import { Ledger } from './ledger.mts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const HANGS_MS = 3_000;
/** A refused mail waits for half a minute. */
const MAILS_MS = 120_000;
const TOLD_MS = 30_000;
const ENDS_MS = 150_000;

/** Failures outside the database: mail, files, and the copies of the board. */
export const outside: readonly Row[] = [
  {
    expectation:
      'When the mail server hangs, requests are still answered, and every mail is later sent exactly once',
    attempt: (board, tries) =>
      mailed(board, tries, () => {
        const until = wait(HANGS_MS);
        board.smtp.slow = () => until;
        return until;
      }),
  },
  {
    expectation:
      'When the mail server refuses all mails or closes the connection, requests are still answered, and every mail is later sent exactly once',
    isLong: true,
    attempt: (board, tries) =>
      mailed(board, tries, async () => {
        for (const code of [451, 421]) {
          board.smtp.refuse = () => code;
          await wait(HANGS_MS);
        }
        board.smtp.refuse = undefined;
      }),
  },
  {
    expectation: 'When the file store hangs, uploads get an error and all other requests are served',
    isLong: true,
    attempt: async (board, tries) => {
      const { server: store, hang } = await hangingStore();
      try {
        const { headers } = await newSeeker(board);
        await board.restart({
          FILE_STORE: 's3',
          S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
          S3_BUCKET: 'files',
          S3_ACCESS_KEY_ID: 'campaign',
          S3_SECRET_ACCESS_KEY: 'campaign-campaign',
        });
        hang();
        const form = formWith('resume', makePdf(), 'resume.pdf', 'application/pdf');
        let answer: Answer | undefined;
        const others = await measureDuring(board, async () => {
          answer = await board.client.ask('/api/users/update-resume', { headers, form });
        });
        tries.check(answer?.status === 503, `the upload was answered ${answer?.status}`);
        tries.check((answer?.ms ?? Infinity) < TOLD_MS, `it was told after ${answer?.ms} ms`);
        tries.check(others.failed === 0, `${others.failed} others were not served`);
        const ready = await board.client.ask('/api/health/ready');
        tries.check(
          ready.status === 200 && ready.text.includes('"files":"warning"'),
          `a balancer is told ${ready.status} ${ready.text}`,
        );
        tries.figure('told after', answer?.ms ?? NaN, 'ms');
      } finally {
        store.closeAllConnections();
        store.close();
        await board.restart();
      }
    },
  },
  {
    expectation:
      'While two copies restart one after the other, no request is refused, and no change is lost or made twice',
    isLong: true,
    settings: { STOP_NOTICE_SECONDS: '2' },
    attempt: async (board, tries) => {
      const copies = [
        await board.copy({ STOP_NOTICE_SECONDS: '2' }),
        await board.copy({ STOP_NOTICE_SECONDS: '2' }),
      ];
      const isReady = copies.map(() => true);
      let isOver = false;
      const looking = copies.map(async ({ client }, at) => {
        while (!isOver) {
          isReady[at] = (await client.ask('/api/health/ready')).status === 200;
          await wait(200);
        }
      });
      let [turn, refused] = [0, 0];
      // Acts like a load balancer: in turn, to the copies that report ready.
      const ask = async (path: string, asked: Asked) => {
        turn += 1;
        const first = turn % copies.length;
        const copy = copies[isReady[first] ? first : 1 - first];
        const answer = await (copy ?? board).client.ask(path, asked);
        if (answer.status !== 200) refused += 1;
        return answer;
      };
      const ledger = new Ledger(board, ask);
      for (let round = 0; round < 3; round += 1)
        await ledger.during(async () => {
          for (const copy of copies) {
            const code = await copy.process.end();
            tries.check(code === 0, `a copy that was told to stop ended with ${code}`);
            await copy.start();
            await wait(500);
          }
        });
      isOver = true;
      await Promise.all(looking);
      tries.check(refused === 0, `${refused} were refused`);
      await ledger.compare(tries);
    },
  },
  {
    expectation:
      'When two boards start in one folder, the second one stops and names the address of the first one',
    isLong: true,
    attempt: async (_board, tries) => {
      const folder = mkdtempSync(join(tmpdir(), 'campaign-start-'));
      const starts: ChildProcess[] = [];
      try {
        const seen = ['', ''];
        for (const at of [0, 1]) {
          const env = { ...process.env, MONGODB_URI: '', DATA_DIR: folder, PORT: String(await freePort()) };
          const child = spawn(process.execPath, [join(ROOT, 'libs/launcher/src/start.ts')], {
            cwd: ROOT,
            env,
          });
          child.stdout.on('data', (bytes: Buffer) => (seen[at] += bytes.toString()));
          child.stderr.on('data', (bytes: Buffer) => (seen[at] += bytes.toString()));
          starts.push(child);
        }
        const until = Date.now() + ENDS_MS;
        while (
          Date.now() < until &&
          !(seen.some((text) => text.includes('To stop')) && ended(starts).length > 0)
        )
          await wait(200);
        const codes = ended(starts).map(({ exitCode }) => exitCode);
        tries.check(
          codes.length === 1 && codes[0] === 75,
          `ended with ${codes.join(', ')}: ${seen.join(' | ')}`,
        );
        tries.check(seen.filter((text) => text.includes('To stop')).length === 1, 'not one of them serves');
        tries.check(
          seen.some((text) => /runs in this folder already, at http/.test(text)),
          'none named the address',
        );
      } finally {
        for (const child of starts.filter(({ exitCode }) => exitCode === null)) {
          const over = once(child, 'exit');
          child.kill('SIGTERM');
          await over;
        }
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];

const ended = (starts: readonly ChildProcess[]) => starts.filter(({ exitCode }) => exitCode !== null);

/** Companies register while the mail server fails. Each gets exactly one mail in the end. */
async function mailed(board: CampaignBoard, tries: Tries, ill: () => Promise<unknown>): Promise<void> {
  const illness = ill();
  const emails: string[] = [];
  for (let count = 0; count < tries.some(20, 6); count += 1) emails.push((await newCompany(board)).email);
  await illness;
  board.smtp.slow = undefined;
  const mailsTo = (email: string) => board.smtp.received.filter(({ to }) => to.includes(email));
  const until = Date.now() + MAILS_MS;
  while (Date.now() < until && emails.some((email) => mailsTo(email).length === 0)) await wait(200);
  // An empty queue means that every mail has arrived.
  const waiting = { to: { $in: emails } };
  while (Date.now() < until && (await board.database.collection('outbox').countDocuments(waiting)) > 0)
    await wait(200);
  for (const email of emails) {
    const ids = new Set(mailsTo(email).map(({ headers }) => headers.get('message-id')));
    tries.check(ids.size === 1, `${email} was sent ${ids.size} mails`);
  }
}

/** Answers a board that starts, and stops answering once it hangs. */
async function hangingStore(): Promise<{ server: Server; hang: () => void }> {
  let hangs = false;
  const server = createServer((request, response) => {
    if (hangs) request.resume();
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, hang: () => (hangs = true) };
}
