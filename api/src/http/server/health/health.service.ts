import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import type { Connection } from 'mongoose';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { JobSearch } from '../../../modules/jobs/search/job-search.js';
import { DiskSpace } from './disk-space.js';
import type { HealthDto } from './health.dto.js';

/** A part that does not answer within this time is down (RUN-3). */
const PART_MS = 2_000;
const OLDEST_MAIL_SECONDS = 15 * 60;

@Injectable()
export class HealthService {
  private stopping = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: FileStore,
    private readonly mail: MailService,
    private readonly search: JobSearch,
    private readonly disk: DiskSpace,
  ) {}

  markStopping(): void {
    this.stopping = true;
  }

  async ready(): Promise<Pick<HealthDto, 'parts' | 'warnings'>> {
    if (this.stopping) throw new AppError('unavailable', 'The board is stopping', { retryAfter: 5 });
    const [failures, warnings] = await Promise.all([
      messagesOf({
        database: inTime(this.databaseFailure(), 'down'),
        disk: inTime(this.disk.shortage(), 'down'),
        search: inTime(this.searchFailure(), 'down'),
      }),
      messagesOf({ files: this.filesWarning(), mail: this.mailWarning() }),
    ]);
    if (Object.keys(failures).length > 0)
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5, errors: failures });
    return {
      parts: {
        database: 'up',
        disk: 'up',
        search: 'up',
        files: warnings.files ? 'warning' : 'up',
        mail: warnings.mail ? 'warning' : 'up',
      },
      ...(Object.keys(warnings).length > 0 ? { warnings } : {}),
    };
  }

  private async databaseFailure(): Promise<string | undefined> {
    await this.connection.db?.admin().ping();
    return this.connection.readyState === 1 ? undefined : 'down';
  }

  private async searchFailure(): Promise<string | undefined> {
    return (await this.search.isReady()) ? undefined : 'down';
  }

  /** A warning only: reading and applying for jobs works without the file store (RUN-3). */
  private filesWarning(): Promise<string | undefined> {
    const warning = 'The file store does not answer; uploads and documents wait for it';
    return inTime(
      this.files.ping().then(() => undefined),
      warning,
    );
  }

  /** A warning only: the outbox stores mails while the mail server is down (RUN-3). */
  private async mailWarning(): Promise<string | undefined> {
    const age = await inTime(this.mail.outboxAge(), undefined);
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

async function messagesOf<Part extends string>(
  checks: Record<Part, Promise<string | undefined>>,
): Promise<Partial<Record<Part, string>>> {
  const messages: Partial<Record<Part, string>> = {};
  for (const part of Object.keys(checks) as Part[]) {
    const message = await checks[part];
    if (message) messages[part] = message;
  }
  return messages;
}

function inTime<T, Failed>(work: Promise<T>, failed: Failed): Promise<T | Failed> {
  return Promise.race([work.catch(() => failed), wait(PART_MS, failed, { ref: false })]);
}
