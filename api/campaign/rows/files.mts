import { deflateSync } from 'node:zlib';
import { measureDuring } from '../board/measure-during.mts';
import type { CampaignBoard } from '../board/board.mts';
import { type Answer, formWith } from '../board/client.mts';
import { newCompany, newSeeker, type Person } from '../board/people.mts';
import { bomb, LARGE_PICTURES, WRONG_PICTURES } from '../hostile/pictures.mts';
import { SLOW_PDFS, POLYGLOTS } from '../hostile/pdfs.mts';
import { pdfs } from '../../test/pdfs.ts';
import type { Campaign, Tries } from '../row.mts';
import { links } from './file-links.mts';

const MB = 2 ** 20;
const AT_ONCE = 12;
const PATIENCE_MS = 4_000;
const PICTURES_MB = 300;
/** Codes that describe a wrong file. */
const REFUSALS = [400, 413, 415, 422];

/** Uploads of false files, and requests for other people's files. */
export const files: Campaign = {
  rows: [
    {
      expectation:
        'A PDF that is broken, encrypted or too long, or contains a script, an action or a file, is not stored',
      attempt: async (board, tries) => {
        const bad = Object.entries(pdfs).filter(([name]) => name !== 'compressed');
        const before = await kept(board, 'resume');
        const chosen = tries.isShort ? bad.filter(([name]) => name !== 'withBomb') : bad;
        const all = [...chosen, ...Object.entries(POLYGLOTS)];
        // An account may upload 60 files a day.
        const seekers = await Promise.all(Array.from({ length: 2 }, () => newSeeker(board)));
        for (const [at, [name, make]] of all.entries()) {
          const seeker = seekers[at % seekers.length];
          if (seeker) refused(await sendResume(board, seeker, make()), tries, name);
        }
        tries.check((await kept(board, 'resume')) === before, 'one was kept');
      },
    },
    {
      expectation:
        'A PDF that takes long to check does not delay others, and is accepted or refused within the time limit',
      attempt: async (board, tries) => {
        const [seeker, other] = [await newSeeker(board), await newSeeker(board)];
        const costly = Object.entries(SLOW_PDFS).slice(0, tries.some(Infinity, 2));
        let answers: Answer[] = [];
        let honest: Answer | undefined;
        const health = await measureDuring(board, async () => {
          const attack = Promise.all(costly.map(([, make]) => sendResume(board, seeker, make())));
          honest = await sendResume(board, other, pdfs.compressed());
          answers = await attack;
        });
        for (const [at, { status }] of answers.entries())
          tries.check([200, ...REFUSALS, 429, 503].includes(status), `${costly[at]?.[0]} got ${status}`);
        tries.check(honest?.status === 200, `another seeker got ${honest?.status}`);
        tries.check(health.failed === 0, `${health.failed} others got no answer`);
        tries.figure('slowest refusal', Math.max(...answers.map(({ ms }) => ms)), 'ms');
        tries.figure('another seeker waited', honest?.ms ?? NaN, 'ms');
        tries.figure('slowest health answer meanwhile', health.slowest, 'ms');
      },
    },
    ...[true, false].map((together) => ({
      expectation: `PDFs that take long to check, sent by six accounts from ${together ? 'one address' : 'six addresses'}, do not delay an honest upload`,
      attempt: async (board: CampaignBoard, tries: Tries) => {
        const attackers = await Promise.all(Array.from({ length: 6 }, () => newSeeker(board)));
        const honest = await newSeeker(board);
        const one = board.client.newAddress();
        const costly = Object.values(SLOW_PDFS).map((make) => make());
        // The first file of a process waits for its worker to start.
        await sendResume(board, honest, pdfs.compressed());
        let isOver = false;
        const attack = attackers.map(async (attacker, at) => {
          const from = together ? one : board.client.newAddress();
          for (let sent = 0; !isOver && sent < costly.length; sent += 1)
            await sendResume(board, attacker, costly[(sent + at) % costly.length] ?? Buffer.alloc(0), from);
        });
        const waited: number[] = [];
        for (let sent = 0; sent < tries.some(8, 4); sent += 1) {
          const { status, ms } = await sendResume(board, honest, pdfs.compressed());
          tries.check(status === 200, `an honest upload got ${status}`);
          tries.check(ms < PATIENCE_MS, `an honest upload took ${ms.toFixed(0)} ms`);
          waited.push(ms);
        }
        isOver = true;
        await Promise.all(attack);
        const sorted = waited.sort((a, b) => a - b);
        tries.figure('slowest honest upload meanwhile', sorted.at(-1) ?? NaN, 'ms');
        tries.figure('median honest upload meanwhile', sorted[Math.floor(sorted.length / 2)] ?? NaN, 'ms');
      },
    })),
    ...Object.entries(LARGE_PICTURES).map(([name, make], at) => ({
      expectation: `Twelve of the largest pictures at once (${name}) use little memory and do not delay other requests`,
      onFreshProcess: true as const,
      ...(at > 0 && { isLong: true as const }),
      attempt: async (board: CampaignBoard, tries: Tries) => {
        const picture = await make();
        const companies = await Promise.all(Array.from({ length: AT_ONCE }, () => newCompany(board)));
        let answers: Answer[] = [];
        let health = { slowest: NaN, failed: 0 };
        const { before, most } = await board.process.peakMemory(async () => {
          health = await measureDuring(board, async () => {
            answers = await Promise.all(companies.map((company) => sendLogo(board, company, picture)));
          });
        });
        for (const { status } of answers) tries.check([200, 413, 503].includes(status), `one got ${status}`);
        const grown = (most - before) / MB;
        tries.check(grown < PICTURES_MB, `they take ${grown.toFixed(0)} MB`);
        tries.check(health.failed === 0, `${health.failed} others got no answer`);
        tries.figure('drawn', answers.filter(({ status }) => status === 200).length);
        tries.figure('memory', grown, 'MB more');
        tries.figure('slowest', Math.max(...answers.map(({ ms }) => ms)), 'ms');
        tries.figure('slowest health answer meanwhile', health.slowest, 'ms');
      },
    })),
    {
      expectation:
        'A file that is not an accepted kind of picture, or a small picture that claims a huge size, is refused',
      attempt: async (board, tries) => {
        const company = await newCompany(board);
        const before = await kept(board, 'logo');
        for (const [name, make] of Object.entries(WRONG_PICTURES))
          refused(await sendLogo(board, company, await make()), tries, name);
        for (const side of [5_001, 60_000, 2 ** 31 - 1])
          refused(await sendLogo(board, company, await bomb(side)), tries, `${side} pixels wide`);
        // Many times smaller than its uncompressed content.
        const packed = deflateSync(Buffer.alloc(20 * MB));
        refused(await sendLogo(board, company, packed), tries, 'packed nothing');
        tries.check((await kept(board, 'logo')) === before, 'one was kept');
      },
    },
    ...links,
  ],
};

function sendResume(
  { client }: CampaignBoard,
  { headers }: Person,
  pdf: Buffer,
  from = client.newAddress(),
): Promise<Answer> {
  const form = formWith('resume', pdf, 'resume.pdf', 'application/pdf');
  return client.ask('/api/users/update-resume', { headers, form, from });
}

function sendLogo({ client }: CampaignBoard, { headers }: Person, picture: Buffer): Promise<Answer> {
  const form = formWith('image', picture, 'logo.png', 'image/png');
  return client.ask('/api/company/profile', { headers, form });
}

function refused({ status, text }: Answer, tries: Tries, what: string): void {
  tries.check(REFUSALS.includes(status), `${what}: answered ${status} ${text.slice(0, 100)}`);
}

function kept({ database }: CampaignBoard, purpose: string): Promise<number> {
  return database.collection('files').countDocuments({ purpose });
}
