import { Injectable } from '@nestjs/common';
import type { ErasedKind, NewsletterUserType } from '@skybil/shared';
import { Accounts } from '../accounts/accounts.js';
import type { SessionDto } from '../accounts/sessions/session.dto.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import type { Member, MemberKind } from '../../platform/contract/route/principal.js';
import { type StoredMail, MailService } from '../../platform/mail/mail.service.js';
import { ApplicationsService, type OwnApplication } from '../applications/applications.service.js';
import type { CompanyRecord } from '../companies/companies.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { type SubscriptionRecord, NewsletterService } from '../newsletter/newsletter.service.js';
import type { ReportRecord } from '../reports/report.record.js';
import { ReportsService } from '../reports/reports.service.js';
import { type SavedJobRecord, SavedJobsService } from '../saved-jobs/saved-jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';

export interface SeekerData {
  applications: OwnApplication[];
  savedJobs: SavedJobRecord[];
  reports: ReportRecord[];
  /** Each file once, the current resume first. */
  fileIds: string[];
  mails: StoredMail[];
  newsletter: SubscriptionRecord[];
  sessions: Omit<SessionDto, 'current'>[];
}

export type Counts = Partial<Record<ErasedKind, number>>;

const OTHER = { seeker: 'company', company: 'seeker' } as const;
const USER_TYPE: Record<MemberKind, NewsletterUserType> = { seeker: 'jobseeker', company: 'recruiter' };

/** Whatever is added here, {@link ErasureService} must erase. */
@Injectable()
export class StoredData {
  constructor(
    private readonly accounts: Accounts,
    private readonly users: UsersService,
    private readonly applications: ApplicationsService,
    private readonly saved: SavedJobsService,
    private readonly reports: ReportsService,
    private readonly jobs: CompanyJobsService,
    private readonly mail: MailService,
    private readonly newsletter: NewsletterService,
    private readonly sessions: SessionsService,
  ) {}

  async ofSeeker(user: UserRecord): Promise<SeekerData> {
    const emails = await this.emailsOf('seeker', user);
    const [applications, savedJobs, reports, mails, newsletter, sessions] = await Promise.all([
      this.applications.allOfSeeker(user.id),
      this.saved.allOfSeeker(user.id),
      this.reports.ofPerson({ kind: 'seeker', id: user.id }, emails),
      this.mailsOf({ kind: 'seeker', id: user.id }, emails, this.users.isProven(user)),
      this.subscriptionsOf('seeker', emails, this.users.isProven(user)),
      this.sessions.list({ kind: 'seeker', id: user.id, session: '' }),
    ]);
    const sent = applications.flatMap(({ documents }) => Object.values(documents) as string[]);
    const fileIds = [...new Set(user.resumeFileId ? [user.resumeFileId, ...sent] : sent)];
    return {
      applications,
      savedJobs,
      reports,
      fileIds,
      mails,
      newsletter,
      sessions: sessions.map(({ current: _current, ...session }) => session),
    };
  }

  async countsOfSeeker(user: UserRecord): Promise<Counts> {
    const { applications, savedJobs, reports, fileIds, mails, newsletter, sessions } =
      await this.ofSeeker(user);
    return {
      profile: 1,
      applications: applications.length,
      savedJobs: savedJobs.length,
      reports: reports.length,
      documents: fileIds.length,
      mails: mails.length,
      newsletter: newsletter.length,
      sessions: sessions.length,
    };
  }

  async countsOfCompany(company: CompanyRecord): Promise<Counts> {
    const { id, emailProvenAt, logoFileId, registration } = company;
    const emails = await this.emailsOf('company', company);
    const [jobs, reports, mails, newsletter, sessions] = await Promise.all([
      this.jobs.countVisible(id),
      this.reports.ofPerson({ kind: 'company', id }, emails),
      this.mailsOf({ kind: 'company', id }, emails, emailProvenAt !== undefined),
      this.subscriptionsOf('company', emails, emailProvenAt !== undefined),
      this.sessions.list({ kind: 'company', id, session: '' }),
    ]);
    return {
      profile: 1,
      jobs: jobs.total,
      reports: reports.length,
      logo: logoFileId ? 1 : 0,
      documents: registration?.fileId ? 1 : 0,
      mails: mails.length,
      newsletter: newsletter.length,
      sessions: sessions.length,
    };
  }

  /** A former e-mail that another account has now belongs to that account. */
  async emailsOf(
    kind: MemberKind,
    { email = '', formerEmails = [] }: Partial<Pick<UserRecord, 'email' | 'formerEmails'>>,
  ): Promise<string[]> {
    const accounts = this.accounts.of(kind);
    const own = await Promise.all(
      formerEmails.map(async (former) => ((await accounts.byEmail(former)) ? '' : former)),
    );
    return [...new Set([email, ...own])].filter(Boolean);
  }

  /** @returns the type, or undefined for both types unless an account of the other kind has verified the e-mail too */
  async ownSubscriptionType(kind: MemberKind, email: string): Promise<NewsletterUserType | undefined> {
    const other = await this.accounts.of(OTHER[kind]).byEmail(email);
    return other?.isProven ? USER_TYPE[kind] : undefined;
  }

  /** Newsletter mails belong to the owner of the mailbox, so they need a verified e-mail. */
  private mailsOf(person: Member, emails: string[], isProven: boolean): Promise<StoredMail[]> {
    const { kind } = person;
    return this.mail.mailsFor(emails, isProven ? [kind, 'newsletter'] : [kind], person);
  }

  private async subscriptionsOf(
    kind: MemberKind,
    emails: string[],
    isProven: boolean,
  ): Promise<SubscriptionRecord[]> {
    if (!isProven) return [];
    const found = await this.newsletter.subscriptionsOf(emails);
    const own = await Promise.all(
      found.map(async (subscription) => {
        const type = await this.ownSubscriptionType(kind, subscription.email ?? '');
        return !type || type === subscription.userType ? [subscription] : [];
      }),
    );
    return own.flat();
  }
}
