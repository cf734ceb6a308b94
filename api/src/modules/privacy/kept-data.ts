import { Injectable } from '@nestjs/common';
import type { ErasedKind } from '@skybil/shared';
import type { SessionDto } from '../../accounts/sessions/session.dto.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { type KeptMail, MailService } from '../../mail/mail.service.js';
import { ApplicationsService, type OwnApplication } from '../applications/applications.service.js';
import type { CompanyRecord } from '../companies/companies.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { type KeptSubscription, NewsletterService } from '../newsletter/newsletter.service.js';
import type { UserRecord } from '../users/user.record.js';

/** All that the modules keep of a seeker, beside the own record. */
export interface SeekerData {
  applications: OwnApplication[];
  /** The ids of all own files, each once, the resume on file first. */
  fileIds: string[];
  mails: KeptMail[];
  newsletter: KeptSubscription[];
  sessions: Omit<SessionDto, 'current'>[];
}

type Counts = Partial<Record<ErasedKind, number>>;

/** Asks each module what it keeps of a person. A module that keeps something new is asked here, and erased by the erasure. */
@Injectable()
export class KeptData {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly jobs: CompanyJobsService,
    private readonly mail: MailService,
    private readonly newsletter: NewsletterService,
    private readonly sessions: SessionsService,
  ) {}

  async ofSeeker(user: UserRecord): Promise<SeekerData> {
    const emails = emailsOf(user);
    const [applications, mails, newsletter, sessions] = await Promise.all([
      this.applications.everyOfSeeker(user.id),
      this.mail.keptFor(emails),
      this.newsletter.subscriptionsOf(emails),
      this.sessions.list({ kind: 'seeker', id: user.id, session: '' }),
    ]);
    const sent = applications.flatMap(({ documents }) => Object.values(documents) as string[]);
    const fileIds = [...new Set([...(user.resumeFileId ? [user.resumeFileId] : []), ...sent])];
    return {
      applications,
      fileIds,
      mails,
      newsletter,
      sessions: sessions.map(({ current: _current, ...session }) => session),
    };
  }

  async countsOfSeeker(user: UserRecord): Promise<Counts> {
    const { applications, fileIds, mails, newsletter, sessions } = await this.ofSeeker(user);
    return {
      profile: 1,
      applications: applications.length,
      documents: fileIds.length,
      mails: mails.length,
      newsletter: newsletter.length,
      sessions: sessions.length,
    };
  }

  async countsOfCompany({ id, email, logoFileId }: CompanyRecord): Promise<Counts> {
    const emails = email ? [email] : [];
    const [jobs, mails, newsletter, sessions] = await Promise.all([
      this.jobs.countVisible(id),
      this.mail.keptFor(emails),
      this.newsletter.subscriptionsOf(emails),
      this.sessions.list({ kind: 'company', id, session: '' }),
    ]);
    return {
      profile: 1,
      jobs: jobs.total,
      logo: logoFileId ? 1 : 0,
      mails: mails.length,
      newsletter: newsletter.length,
      sessions: sessions.length,
    };
  }
}

/** Under which something may be kept of a seeker. */
export function emailsOf({ email, formerEmails = [] }: Pick<UserRecord, 'email' | 'formerEmails'>): string[] {
  return [...new Set([email, ...formerEmails])].filter(Boolean);
}
