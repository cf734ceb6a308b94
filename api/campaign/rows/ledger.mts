import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from '../board/board.mts';
import type { Answer, Asked } from '../board/client.mts';
import { JOB, newCompany, type Person } from '../board/people.mts';
import type { Tries } from '../row.mts';

const AGAIN_MS = 200;
const GIVES_UP_MS = 45_000;
const COMPANIES = 5;

/** Repeats the request until an answer is not caused by the outage. */
export async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + GIVES_UP_MS;
  for (;;) {
    const answer = await ask();
    const isOutage = answer.status === 0 || answer.status >= 500 || answer.status === 429;
    if (!isOutage || Date.now() > until) return answer;
    await wait(AGAIN_MS);
  }
}

/** Companies that post jobs one after the other during a fault and record the answers. */
export class Ledger {
  /** Time of the slowest answer, including those of the outage. */
  slowest = 0;
  private readonly acknowledged = new Map<string, number>();
  private readonly odd: string[] = [];
  private isOver = false;
  private readonly ask: (path: string, asked: Asked) => Promise<Answer>;
  private readonly board: CampaignBoard;

  constructor(board: CampaignBoard, ask = board.client.ask.bind(board.client)) {
    this.board = board;
    this.ask = ask;
  }

  /** Posts jobs during the work, until every job is acknowledged. */
  async during(work: () => Promise<void>): Promise<void> {
    const companies: Person[] = [];
    for (let count = 0; count < COMPANIES; count += 1) companies.push(await newCompany(this.board));
    this.isOver = false;
    const posting = Promise.all(companies.map((company) => this.post(company)));
    try {
      await work();
    } finally {
      this.isOver = true;
      await posting;
    }
  }

  /** Checks that each acknowledged job is stored once. */
  async compare(tries: Tries): Promise<void> {
    const titles = [...this.acknowledged.keys()];
    const jobs = this.board.database.collection('jobs');
    for (const title of titles) {
      const found = await jobs.countDocuments({ title });
      tries.check(found === 1, `a job that was acknowledged is there ${found} times`);
    }
    for (const what of this.odd) tries.check(false, what);
    tries.figure('jobs acknowledged', titles.length);
    tries.figure('slowest answer', this.slowest, 'ms');
  }

  /** A company may post 29 jobs; more would be refused. */
  private async post({ headers }: Person): Promise<void> {
    for (let count = 0; count < 29 && !this.isOver; count += 1) {
      const title = `Job ${randomUUID()}`;
      const asked = { headers: { ...headers, 'idempotency-key': title.slice(4) }, json: { ...JOB, title } };
      const answer = await untilAnswered(async () => {
        const one = await this.ask('/api/company/post-job', asked);
        this.slowest = Math.max(this.slowest, one.ms);
        return one;
      });
      if (answer.status === 200) this.acknowledged.set(title, answer.ms);
      else this.odd.push(`posting a job was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
      await wait(AGAIN_MS);
    }
  }
}
