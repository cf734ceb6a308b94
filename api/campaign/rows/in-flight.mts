import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from '../board/board.mts';
import { formWith, parseJson } from '../board/client.mts';
import { newSeeker, type Person } from '../board/people.mts';
import { SlowClient } from '../board/slow.mts';
import { makeScan } from '../../test/honest-pdfs.ts';
import type { Row, Tries } from '../row.mts';

const MB = 2 ** 20;
const LARGEST_PDF = 5 * MB;
const READERS = 60;
const FIRST_READERS = 4;
const UNREAD_MB = 30;
/** The board's memory limit for uploads, and its working memory. */
const UPLOADS_MB = 64 + 60;
/** The board disconnects a reader that reads nothing for 30 s, and checks every 10 s. */
const STALL_MS = 45_000;
/** Within this time a board has sent all that a connection buffers. */
const SETTLE_MS = 2_000;

/** Downloads that nobody reads, and uploads that never end. */
export const inFlight: readonly Row[] = [
  {
    expectation:
      'Clients that request large files and lists and read nothing of the answers use little memory',
    onFreshProcess: true,
    attempt: async (board, tries) => {
      const file = await largePdf(board);
      const list = '/api/jobs';
      for (const [what, paths] of (
        [
          ['a file', [file]],
          ['a list', [list]],
          ['both', [file, list]],
        ] as const
      ).slice(tries.some(0, 2))) {
        const grown = await unread(board, paths);
        tries.figure(`${READERS} readers of ${what}`, grown, 'MB used');
        tries.check(
          grown <= tries.some(UNREAD_MB, 3 * UNREAD_MB),
          `${READERS} readers of ${what} take ${grown.toFixed(0)} MB`,
        );
      }
      tries.check((await board.client.ask(list)).status === 200, 'nobody else is served');
    },
  },
  {
    expectation:
      'Uploads that never end use little memory, and further uploads are refused with a time to retry',
    onFreshProcess: true,
    attempt: heldUploads,
  },
];

/** Takes half a minute. */
export const stalls: Row = {
  expectation: 'A client that reads nothing for half a minute is disconnected',
  attempt: async (board, tries) => {
    const file = await largePdf(board);
    const readers = Array.from({ length: 10 }, () => {
      const reader = new SlowClient(board);
      reader.askAndWait(file);
      return reader;
    });
    await wait(STALL_MS);
    for (const reader of readers) tries.check(await reader.wasCutBefore(LARGEST_PDF), 'one was still served');
    for (const reader of readers) reader.close();
  },
};

/** @returns the MB that the board uses for them */
async function unread(board: CampaignBoard, paths: readonly string[]): Promise<number> {
  const ask = (index: number) => paths[index % paths.length] ?? '/';
  // The first readers cause permanent costs. Many of them at once would hide the measured memory.
  for (let at = 0; at < FIRST_READERS; at += 1) await board.client.ask(ask(at));
  await wait(SETTLE_MS);
  const readers: SlowClient[] = [];
  const before = await board.process.usedBytes();
  for (let at = 0; at < READERS; at += 1) {
    const reader = new SlowClient(board);
    reader.askAndWait(ask(at));
    readers.push(reader);
  }
  await wait(SETTLE_MS);
  const used = (await board.process.usedBytes()) - before;
  for (const reader of readers) reader.close();
  return used / MB;
}

async function heldUploads(board: CampaignBoard, tries: Tries): Promise<void> {
  const count = tries.some(40, 30);
  const seekers: Person[] = [];
  for (let at = 0; at < count; at += 1) seekers.push(await newSeeker(board));
  const uploads: SlowClient[] = [];
  const { before, most } = await board.process.peakMemory(async () => {
    for (const { headers } of seekers) {
      const upload = new SlowClient(board);
      upload.sendMost('/api/users/update-resume', headers, 'resume', 4 * MB);
      uploads.push(upload);
      await wait(20);
    }
    await wait(SETTLE_MS);
  });
  const grown = (most - before) / MB;
  const refused = uploads.filter(({ answered }) => answered.startsWith('HTTP/1.1 503'));
  tries.figure('kept open', count * 4, 'MB');
  tries.figure('memory', grown, 'MB more');
  tries.figure('refused', refused.length);
  tries.check(grown < UPLOADS_MB * (tries.isShort ? 2 : 1), `they take ${grown.toFixed(0)} MB`);
  tries.check(refused.length > 0, 'none was refused');
  for (const { answered } of refused)
    tries.check(/^retry-after: \d+/im.test(answered), 'one is not told when to come again');
  tries.check((await board.client.ask('/api/jobs?limit=6')).status === 200, 'nobody else is served');
  for (const upload of uploads) upload.close();
}

/** The address of a PDF of the maximum size. */
async function largePdf(board: CampaignBoard): Promise<string> {
  const { headers } = await newSeeker(board);
  const pdf = makeScan(LARGEST_PDF - 2_000);
  const form = formWith('resume', pdf, 'resume.pdf', 'application/pdf');
  const sent = await board.client.ask('/api/users/update-resume', { headers, form });
  if (sent.status !== 200) throw new Error(`the large file was refused: ${sent.text}`);
  const answer = await board.client.ask('/api/users/user', { headers });
  const { resume = '' } = parseJson<{ user: { resume: string } }>(answer).user ?? {};
  return resume.replace(/^https?:\/\/[^/]+/, '');
}
