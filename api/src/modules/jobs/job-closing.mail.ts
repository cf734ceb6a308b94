import { Injectable } from '@nestjs/common';
import { formatDay } from '@skybil/shared';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { ClosingLinks } from './closing-links.js';
import { JobsRepository } from './jobs.repository.js';

/** Not sent if the job was closed, hidden or given another date in the meantime. */
@PreparesMail('job-closing')
@Injectable()
export class JobClosingMail implements MailPreparer {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly links: ClosingLinks,
  ) {}

  async prepare({ data }: MailToPrepare): Promise<Record<string, string> | null> {
    const { jobId = '', closingDate = '' } = data;
    const job = await this.jobs.byId(jobId);
    if (!job?.listed || job.closingDate !== closingDate) return null;
    return { closingDay: formatDay(closingDate), closingUrl: this.links.address({ id: jobId, closingDate }) };
  }
}
