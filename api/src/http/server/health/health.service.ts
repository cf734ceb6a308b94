import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import type { Connection } from 'mongoose';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { JobSearch } from '../../../modules/jobs/search/job-search.js';
import { DiskRoom } from './disk-room.js';

/** A part that does not answer within this time is down (RUN-3). */
const PART_MS = 2_000;
const OLDEST_MAIL_SECONDS = 15 * 60;

export interface Readiness {
  parts: Record<string, 'up' | 'warning' | 'down'>;
  /** Warnings for the operator, by part. The board still serves requests. */
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
    private readonly disk: DiskRoom,
  ) {}

  /** Load balancers stop sending requests once the copy is not ready (RUN-4). */
  markStopping(): void {
    this.stopping = true;
  }

  /** @throws AppError `unavailable`, which names the parts that are down */
  async ready(): Promise<Readiness> {
    if (this.stopping) throw new AppError('unavailable', 'The board is stopping', { retryAfter: 5 });
    const checks: [string, Promise<string | undefined>][] = [
      ['database', this.databaseAnswers().then(downUnless)],
      ['disk', this.disk.shortage()],
      ['search', this.search.isReady().then(downUnless)],
    ];
    const watched: [string, Promise<string | undefined>][] = [
      ['files', this.filesWarning()],
      ['mail', this.mailWarning()],
    ];
    const [failures, warnings] = await Promise.all([
      messagesOf(
        checks.map(([name, check]) => [
          name,
          inTime(
            check.catch(() => 'down'),
            'down',
          ),
        ]),
      ),
      messagesOf(watched),
    ]);
    if (Object.keys(failures).length > 0)
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5, errors: failures });
    const parts = Object.fromEntries([
      ...checks.map(([name]) => [name, 'up'] as const),
      ...watched.map(([name]) => [name, warnings[name] ? 'warning' : 'up'] as const),
    ]);
    return { parts, ...(Object.keys(warnings).length > 0 ? { warnings } : {}) };
  }

  private async databaseAnswers(): Promise<boolean> {
    await this.connection.db?.admin().ping();
    return this.connection.readyState === 1;
  }

  /** A warning only: reading and applying for jobs works without the file store (RUN-3). */
  private async filesWarning(): Promise<string | undefined> {
    const isUp = await inTime(
      this.files.ping().then(
        () => true,
        () => false,
      ),
      false,
    );
    return isUp ? undefined : 'The file store does not answer; uploads and documents wait for it';
  }

  /** A warning only: the outbox stores mails while the mail server is down (RUN-3). */
  private async mailWarning(): Promise<string | undefined> {
    const age = await inTime(this.mail.outboxAge(), undefined).catch(() => undefined);
    if (!age) return 'The outbox cannot be read';
    const { seconds, dead } = age;
    const messages = [
      ...(seconds >= OLDEST_MAIL_SECONDS
        ? [`the oldest mail waits for ${Math.floor(seconds / 60)} minutes`]
        : []),
      ...(dead > 0 ? [`${dead} refused for good`] : []),
    ];
    return messages.length > 0 ? messages.join(', ') : undefined;
  }
}

function downUnless(isUp: boolean): 'down' | undefined {
  return isUp ? undefined : 'down';
}

async function messagesOf(results: [string, Promise<string | undefined>][]): Promise<Record<string, string>> {
  const messages = await Promise.all(results.map(async ([name, result]) => [name, await result] as const));
  return Object.fromEntries(messages.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

function inTime<T, Late>(work: Promise<T>, late: Late): Promise<T | Late> {
  return Promise.race([work, wait(PART_MS, late, { ref: false })]);
}
