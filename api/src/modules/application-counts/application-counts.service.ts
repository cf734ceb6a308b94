import { Injectable } from '@nestjs/common';
import { ApplicationCountsRepository } from './application-counts.repository.js';

/** What the job lists need to know of applications; apart, so that jobs and applications do not need each other. */
@Injectable()
export class ApplicationCountsService {
  constructor(private readonly counts: ApplicationCountsRepository) {}

  /** Applicants of each job that has any. */
  async ofJobs(jobIds: readonly string[]): Promise<Map<string, number>> {
    return jobIds.length === 0 ? new Map() : this.counts.ofJobs(jobIds);
  }

  jobsAppliedTo(userId: string): Promise<string[]> {
    return this.counts.jobsAppliedTo(userId);
  }
}
