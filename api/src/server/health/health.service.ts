import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import type { Connection } from 'mongoose';
import { Settings } from '../../config/settings.js';
import { FileStore } from '../../files/store/file-store.js';
import { AppError } from '../../errors/app-error.js';
import { MailService } from '../../mail/mail.service.js';
import { JobSearch } from '../../modules/jobs/search/job-search.js';

/** A part that does not answer within this is down (RUN-3). */
const PART_MS = 2_500;
const LEAST_FREE_BYTES = 100 * 1024 * 1024;
const OLDEST_MAIL_SECONDS = 15 * 60;

export interface Readiness {
  parts: Record<string, 'up' | 'warning' | 'down'>;
  /** What an operator should look at, by part; people are served all the same. */
  warnings?: Record<string, string>;
}

@Injectable()
export class HealthService {
  private stopping = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: FileStore,
    private readonly mail: MailService,
    private readonly search: JobSearch,
    private readonly settings: Settings,
  ) {}

  /** Balancers send nothing more once this is known (RUN-4). */
  markStopping(): void {
    this.stopping = true;
  }

  /** @throws AppError unavailable naming the parts that are down */
  async ready(): Promise<Readiness> {
    if (this.stopping) throw new AppError('unavailable', 'The board is stopping', { retryAfter: 5 });
    const checks: [string, Promise<boolean>][] = [
      ['database', this.databaseAnswers()],
      ['files', this.files.ping().then(() => true)],
      ['disk', this.diskHasRoom()],
      ['search', this.search.isReady()],
    ];
    const [warning, ...states] = await Promise.all([
      this.mailWarning(),
      ...checks.map(async ([name, check]) => [name, await state(check)] as const),
    ]);
    const parts = Object.fromEntries(states);
    const down = Object.entries(parts).filter(([, part]) => part === 'down');
    if (down.length > 0) {
      const errors = Object.fromEntries(down.map(([name]) => [name, 'down']));
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5, errors });
    }
    const mail = warning ? 'warning' : 'up';
    return { parts: { ...parts, mail }, ...(warning ? { warnings: { mail: warning } } : {}) };
  }

  private async databaseAnswers(): Promise<boolean> {
    await this.connection.db?.admin().ping();
    return this.connection.readyState === 1;
  }

  private async diskHasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.settings.DATA_DIR).catch(() => statfs('.'));
    return bavail * bsize > LEAST_FREE_BYTES;
  }

  /** Mails are kept while their server is away: people are served all the same, and an operator is told (RUN-3). */
  private async mailWarning(): Promise<string | undefined> {
    const age = await inTime(this.mail.outboxAge(), undefined).catch(() => undefined);
    if (!age) return 'The outbox cannot be read';
    const { seconds, dead } = age;
    const said = [
      ...(seconds >= OLDEST_MAIL_SECONDS
        ? [`the oldest mail waits for ${Math.floor(seconds / 60)} minutes`]
        : []),
      ...(dead > 0 ? [`${dead} refused for good`] : []),
    ];
    return said.length > 0 ? said.join(', ') : undefined;
  }
}

async function state(check: Promise<boolean>): Promise<'up' | 'down'> {
  const up = await inTime(
    check.catch(() => false),
    false,
  );
  return up ? 'up' : 'down';
}

function inTime<T, Late>(work: Promise<T>, late: Late): Promise<T | Late> {
  return Promise.race([
    work,
    new Promise<Late>((resolve) => setTimeout(() => resolve(late), PART_MS).unref()),
  ]);
}
