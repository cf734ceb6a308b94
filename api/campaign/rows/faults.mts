import { setTimeout as wait } from 'node:timers/promises';
import { CampaignBoard } from '../board/board.mts';
import { Members } from '../board/members.mts';
import type { Campaign, Tries } from '../row.mts';
import { Ledger, untilAnswered } from './ledger.mts';
import { hostileImports, imports } from './faults-import.mts';
import { outside } from './faults-outside.mts';
import { WRITES } from './writes.mts';

/** Within this time most changes are made. */
const LONGEST_WRITE_MS = 400;
/** Generous time limit for a call that needs a lock of a killed process. */
const THROUGH_MS = 30_000;
const FROZEN_MS = 8_000;
const BEFORE_MS = 1_000;

type Fault = (members: Members) => Promise<void>;

/** Failures during writes. Acknowledged writes are neither lost nor repeated. */
export const faults: Campaign = {
  rows: [
    {
      expectation:
        'A change that was running when the process was killed can be sent again, and is made once',
      attempt: async (board, tries) => {
        let slowest = 0;
        for (let round = 0; round < tries.some(20, 1); round += 1) {
          const writes = await Promise.all(WRITES.map((arrange) => arrange(board)));
          const first = writes.map(async (write) => {
            await wait(Math.random() * LONGEST_WRITE_MS);
            return (await write.send()).status;
          });
          await wait(Math.random() * 2 * LONGEST_WRITE_MS);
          await board.process.stop();
          const heard = await Promise.all(first);
          await board.restart();
          for (const [at, write] of writes.entries()) {
            const before = heard[at] === 200 ? await write.stored() : undefined;
            tries.check(before !== 0, `${write.name} was acknowledged and is lost`);
            const began = performance.now();
            const { status, text } = await untilAnswered(() => write.send());
            const ms = performance.now() - began;
            slowest = Math.max(slowest, ms);
            const isAnswered = status === 200 || write.again.includes(status);
            tries.check(isAnswered, `${write.name} again was answered ${status}: ${text.slice(0, 200)}`);
            tries.check(ms < THROUGH_MS, `${write.name} again took ${ms} ms`);
            const stored = await write.stored();
            tries.check(stored === 1, `${write.name} is there ${stored} times`);
          }
        }
        tries.figure('slowest call that was sent again', slowest, 'ms');
      },
    },
    underFault('If the database is killed, no acknowledged change is lost or made twice', 1, [killed]),
    {
      ...underFault('If the database freezes, no acknowledged change is lost or made twice', 1, [frozen]),
      isLong: true,
    },
    {
      ...underFault('If the disk of the database is full, no acknowledged change is lost or made twice', 1, [
        full,
      ]),
      isLong: true,
    },
    {
      ...underFault(
        'If the primary of three members is killed or freezes, no acknowledged change is lost or made twice',
        3,
        [killed, frozen],
      ),
      isLong: true,
    },
    imports,
    hostileImports,
    ...outside,
  ],
};

/** Faults of the row's own database, each of them while jobs are posted. */
function underFault(
  expectation: string,
  members: number,
  faults: readonly Fault[],
): Campaign['rows'][number] {
  return {
    expectation,
    attempt: async ({ settings }, tries) => {
      const set = await Members.start(members, settings.MONGODB_URI ?? '');
      try {
        const board = await CampaignBoard.start(set.uri);
        try {
          await postThrough(board, set, tries, faults);
        } finally {
          await board.stop();
        }
      } finally {
        await set.stop();
      }
    },
  };
}

async function postThrough(
  board: CampaignBoard,
  set: Members,
  tries: Tries,
  faults: readonly Fault[],
): Promise<void> {
  const ledger = new Ledger(board);
  for (let round = 0; round < tries.some(3, 1); round += 1)
    for (const happen of faults)
      await ledger.during(async () => {
        await wait(BEFORE_MS);
        await happen(set);
        await wait(BEFORE_MS);
      });
  await ledger.compare(tries);
  tries.check(!board.process.hasEnded, 'the board ended');
}

async function killed(set: Members): Promise<void> {
  const primary = await set.primary();
  await set.kill(primary);
  await wait(BEFORE_MS);
  set.run(primary);
  await set.primary();
}

async function frozen(set: Members): Promise<void> {
  const primary = await set.primary();
  set.freeze(primary);
  await wait(FROZEN_MS);
  set.thaw(primary);
  await set.primary();
}

/** The member stops when a file has to grow. It restarts once there is room. */
async function full(set: Members): Promise<void> {
  const primary = await set.primary();
  set.fillDisk(primary);
  await wait(FROZEN_MS);
  await set.kill(primary);
  set.run(primary);
  await set.primary();
}
