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
  async ready(): Promise<Record<string, 'up' | 'down'>> {
    if (this.stopping) throw new AppError('unavailable', 'The board is stopping', { retryAfter: 5 });
    const checks: [string, Promise<boolean>][] = [
      ['database', this.databaseAnswers()],
      ['files', this.files.ping().then(() => true)],
      ['disk', this.diskHasRoom()],
      ['mail', this.mailFlows()],
      ['search', this.search.isReady()],
    ];
    const parts = Object.fromEntries(
      await Promise.all(checks.map(async ([name, check]) => [name, await state(check)])),
    );
    const down = Object.entries(parts).filter(([, part]) => part === 'down');
    if (down.length === 0) return parts as Record<string, 'up' | 'down'>;
    const errors = Object.fromEntries(down.map(([name]) => [name, 'down']));
    throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5, errors });
  }

  private async databaseAnswers(): Promise<boolean> {
    await this.connection.db?.admin().ping();
    return this.connection.readyState === 1;
  }

  private async diskHasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.settings.DATA_DIR).catch(() => statfs('.'));
    return bavail * bsize > LEAST_FREE_BYTES;
  }

  private async mailFlows(): Promise<boolean> {
    const { seconds } = await this.mail.outboxAge();
    return seconds < OLDEST_MAIL_SECONDS;
  }
}

async function state(check: Promise<boolean>): Promise<'up' | 'down'> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PART_MS).unref());
  const up = await Promise.race([check.catch(() => false), late]);
  return up ? 'up' : 'down';
}
