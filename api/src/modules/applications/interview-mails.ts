import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { ApplicationRecord, Interview } from './application.record.js';

/** Why a mail about an interview is sent. */
export type InterviewNews = 'invited' | 'moved' | 'cancelled' | 'reminder';

const HOUR_MS = 3_600_000;

/** Mails to applicants about an interview (INTERVIEW-3, INTERVIEW-6). {@link InterviewMail} words them. */
@Injectable()
export class InterviewMails {
  constructor(
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly mail: MailService,
  ) {}

  /** The mail about the change and the reminder. @returns none if no mail can be sent */
  async write(
    { id, userId, jobId, companyId, interview }: ApplicationRecord,
    { isMoved }: { isMoved: boolean },
  ): Promise<Mail[]> {
    if (!interview) return [];
    const [user, job, companies] = await Promise.all([
      this.users.byId(userId),
      this.jobs.byId(jobId),
      this.companies.refs([companyId]),
    ]);
    if (!user?.email || !job) return [];
    const { email: to } = user;
    const about = {
      kind: 'seeker' as const,
      name: user.firstName,
      jobTitle: job.title,
      company: companies.get(companyId)?.name ?? '',
      applicationId: id,
      sequence: String(interview.sequence),
    };
    const cause = causeOf(id);
    const mailOf = (news: InterviewNews, dueAt?: Date): Mail => ({
      to,
      template: 'interview',
      data: { ...about, news },
      cause,
      ...(dueAt ? { dueAt } : {}),
    });
    const reminderAt = interview.cancelled ? undefined : reminderTime(interview);
    const mails = [
      mailOf(interview.cancelled ? 'cancelled' : isMoved ? 'moved' : 'invited'),
      ...(reminderAt ? [mailOf('reminder', reminderAt)] : []),
    ];
    return mails.filter((mail) => this.mail.isFit(mail));
  }

  /** Deletes the waiting mails about the interview before this change. */
  async replace(applicationId: string, mails: readonly Mail[], unit: UnitOfWork): Promise<void> {
    await this.mail.withdrawCausedBy(causeOf(applicationId), unit);
    for (const mail of mails) await this.mail.enqueue(mail, unit);
  }
}

function causeOf(applicationId: string): string {
  return `interview:${applicationId}`;
}

/** A day before; undefined if that has passed. */
function reminderTime({ startsAt }: Interview): Date | undefined {
  const at = new Date(startsAt.getTime() - LIMITS.interviewReminderHours * HOUR_MS);
  return at.getTime() > databaseNow() ? at : undefined;
}
