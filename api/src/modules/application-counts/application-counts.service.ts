import { Injectable } from '@nestjs/common';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { RowCache } from '../../platform/cache/row-cache.js';
import { ApplicationCountsRepository } from './application-counts.repository.js';

@Injectable()
export class ApplicationCountsService {
  private readonly applicants: RowCache<number>;

  constructor(
    private readonly counts: ApplicationCountsRepository,
    changes: BoardChanges,
  ) {
    // without it a new list takes 1.8 times the board's CPU, and a console page 1.2 times (docs/performance.md)
    this.applicants = new RowCache(changes, 'applications', async (jobIds) => {
      const counted = await this.counts.ofJobs(jobIds);
      return new Map(jobIds.map((id) => [id, counted.get(id) ?? 0]));
    });
  }

  ofJobs(jobIds: readonly string[]): Promise<Map<string, number>> {
    return this.applicants.of(jobIds);
  }

  /** Not cached, because opening a document must show in the list at once. */
  newOfJobs(jobIds: readonly string[]): Promise<Map<string, number>> {
    return this.counts.newOfJobs(jobIds);
  }

  jobsAppliedTo(userId: string): Promise<string[]> {
    return this.counts.jobsAppliedTo(userId);
  }
}
