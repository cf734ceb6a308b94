import { Injectable } from '@nestjs/common';
import { MESSAGES, NEW_JOB_DEFAULTS } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { refuseClosingDate, usualClosingDate } from './closing.policy.js';
import { CompanyJobsRepository } from './company-jobs.repository.js';
import type { JobDto } from './dto/job.dto.js';
import type { PreviewJobDto } from './dto/post-job.dto.js';
import { changedContent } from './job-change.policy.js';
import { CONTENT_FIELDS, type ContentField } from './job.fields.js';
import { JobMapper } from './job.mapper.js';
import { storedContent } from './job.policy.js';
import type { JobRecord } from './job.record.js';
import { withPay } from './pay.policy.js';

/** No job has it. */
const NO_ID = '0'.repeat(24);

/** A job as it would be after posting or editing. Nothing is stored (CONSOLE-43). */
@Injectable()
export class JobPreviewService {
  constructor(
    private readonly jobs: CompanyJobsRepository,
    private readonly mapper: JobMapper,
  ) {}

  async preview(companyId: string, { id, ...given }: PreviewJobDto): Promise<JobDto> {
    return this.mapper.toDto(
      id === undefined ? this.posted(companyId, given) : await this.edited(companyId, id, given),
    );
  }

  /** An edit does not change the kind, and removes the optional facts that it does not send. */
  private async edited(companyId: string, id: string, given: PreviewJobDto): Promise<JobRecord> {
    const stored = await this.jobs.byId(companyId, id);
    if (!stored) throw new AppError('not_found', MESSAGES.jobNotFound);
    const kept = Object.entries(stored).filter(([field]) => !CONTENT_FIELDS.some((one) => one === field));
    return {
      ...(Object.fromEntries(kept) as Omit<JobRecord, ContentField>),
      ...changedContent(stored, given, databaseNow()),
    };
  }

  private posted(companyId: string, { kind, closingDate, ...content }: PreviewJobDto): JobRecord {
    const now = databaseNow();
    if (closingDate !== undefined) refuseClosingDate(closingDate, now);
    return {
      ...storedContent(withPay(content)),
      id: NO_ID,
      kind: kind ?? NEW_JOB_DEFAULTS.kind,
      date: new Date(now),
      companyId,
      closingDate: closingDate ?? usualClosingDate(now),
      visible: true,
      shown: true,
      listed: true,
    };
  }
}
