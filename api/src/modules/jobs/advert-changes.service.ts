import { Injectable } from '@nestjs/common';
import { databaseNow } from '../../platform/database/database-clock.js';
import { AdvertChangesRepository, type JobToTell } from './advert-changes.repository.js';
import type { ChangedAdvert } from './job.record.js';

export type { JobToTell };

/** Changed and closed adverts whose applicants get a mail (MAIL-27). */
@Injectable()
export class AdvertChangesService {
  constructor(private readonly changes: AdvertChangesRepository) {}

  /** Takes a shown job with such a change. Another copy can take it after the lease. */
  lease(leaseMs: number): Promise<JobToTell | undefined> {
    const now = databaseNow();
    return this.changes.lease(new Date(now), new Date(now + leaseMs));
  }

  /** Call it once the mails to all applicants are written. */
  release(job: JobToTell): Promise<void> {
    return this.changes.release(job);
  }

  shownAmong(ids: readonly string[]): Promise<Map<string, ChangedAdvert>> {
    return this.changes.shownAmong([...new Set(ids)]);
  }
}
