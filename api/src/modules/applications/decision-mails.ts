import { Injectable } from '@nestjs/common';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { StoredDecision } from './application.policy.js';
import type { ApplicationRecord } from './application.record.js';

/** Mails to applicants about a decision (DECIDE-4). */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly mail: MailService,
  ) {}

  /**
   * The mail about a rejection is due at `finalAt`.
   * @returns undefined if no mail can be sent. A sign-in provider may have sent a name or address unfit for a mail.
   */
  async write(
    { id, userId, jobId, companyId }: ApplicationRecord,
    { status, decidedAt, finalAt }: StoredDecision,
  ): Promise<Mail | undefined> {
    const [users, job, companies] = await Promise.all([
      this.users.byIds([userId]),
      this.jobs.byId(jobId),
      this.companies.refs([companyId]),
    ]);
    const user = users.get(userId);
    if (!user?.email || !job) return undefined;
    const company = companies.get(companyId)?.name ?? '';
    const data = { kind: 'seeker' as const, name: user.firstName, jobTitle: job.title, company, status };
    const mail: Mail = finalAt
      ? {
          to: user.email,
          template: 'application-rejected',
          data: { ...data, applicationId: id, decidedAt: decidedAt.toISOString() },
          dueAt: finalAt,
          cause: causeOfRejection(id),
        }
      : { to: user.email, template: 'application-decided', data: { ...data, applicationId: id } };
    return this.mail.isFit(mail) ? mail : undefined;
  }
}

/** The `cause` of the mail about a rejection. */
export function causeOfRejection(applicationId: string): string {
  return `rejection:${applicationId}`;
}
