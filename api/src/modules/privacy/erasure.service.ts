import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { MESSAGES } from '@skybil/shared';
import { Accounts } from '../accounts/accounts.js';
import { CurrentPasswordService } from '../accounts/current-password.service.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Member, MemberKind } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { FilesService } from '../../platform/files/files.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { SecurityEventName } from '../../platform/security-log/security-events.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { ReportsService } from '../reports/reports.service.js';
import { SavedJobsService } from '../saved-jobs/saved-jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { CloseCompanyDto, EraseAccountDto, ReceiptDto } from './dto/receipt.dto.js';
import { type ErasureRecord, ErasuresRepository, newErasure } from './erasures.repository.js';
import { type Counts, StoredData } from './stored-data.js';
import { toReceipt } from './receipt.mapper.js';

const ERASED_EVENTS: Record<MemberKind, SecurityEventName> = {
  seeker: 'account-erased',
  company: 'account-closed',
};

interface PlannedErasure {
  record: ErasureRecord;
  /** @returns false if another call has already removed the account, or its e-mail is another one by now */
  removeAccount(this: void, unit: UnitOfWork): Promise<boolean>;
}

const RESUME_EVERY_MS = 10 * 60_000;
/** A younger erasure may still run in its own request. */
const INTERRUPTED_AFTER_MS = 60_000;

/**
 * The only way to erase a person (PERSON-4). One transaction removes the account and stores an erasure record. Repeatable
 * steps then delete everything else, and the last step deletes the record. An interrupted erasure resumes from its record.
 */
@Injectable()
export class ErasureService implements OnApplicationBootstrap {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly accounts: Accounts,
    private readonly data: StoredData,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly applications: ApplicationsService,
    private readonly jobs: CompanyJobsService,
    private readonly saved: SavedJobsService,
    private readonly reports: ReportsService,
    private readonly mail: MailService,
    private readonly newsletter: NewsletterService,
    private readonly files: FilesService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly adapter: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    if (this.adapter.httpAdapter) void this.resumeQuietly();
  }

  async eraseSeeker(
    userId: string,
    { password, code }: EraseAccountDto,
    client: Client,
  ): Promise<ReceiptDto> {
    if (this.settings.AUTH_MODE === 'local') {
      await this.currentPassword.require({ kind: 'seeker', id: userId }, password ?? '', client);
      await this.secondFactor.require({ kind: 'seeker', id: userId }, code, client);
    }
    return this.eraseNow({ kind: 'seeker', id: userId }, client);
  }

  async closeCompany(id: string, { password, code }: CloseCompanyDto, client: Client): Promise<ReceiptDto> {
    await this.currentPassword.require({ kind: 'company', id }, password, client);
    await this.secondFactor.require({ kind: 'company', id }, code, client);
    return this.eraseNow({ kind: 'company', id }, client);
  }

  /** @returns undefined if there is no such account */
  async erase(person: Member): Promise<ReceiptDto | undefined> {
    const planned = await this.plan(person);
    return planned && this.run(planned);
  }

  /** @returns the counts of what {@link erase} would remove */
  async wouldErase(person: Member): Promise<Counts | undefined> {
    return (await this.plan(person))?.record.erased;
  }

  /**
   * For the owner of an e-mail who did not create the account (PERSON-8). If the e-mail is verified at the same moment,
   * only one of the two succeeds.
   */
  async disown(person: Member, client: Client): Promise<void> {
    const planned = await this.plan(person);
    if (!planned) return;
    const record = { ...planned.record, disowned: true };
    const removeAccount = async (unit: UnitOfWork) => {
      const account = await this.accounts.of(person.kind).eraseUnproven(person.id, unit);
      if (account?.isProven) throw new AppError('not_found', MESSAGES.proofTooLate);
      return account !== undefined;
    };
    await this.run({ record, removeAccount }, client);
  }

  /** For the identity provider. It waits for the whole erasure, and an unknown or erased account is no failure. */
  async eraseSub(sub: string): Promise<void> {
    // mark first: an account created from now on sees the mark, and one created before is found
    await this.users.markDeleted(sub);
    const user = await this.users.bySub(sub);
    if (user) await this.begin(await this.planSeeker(user));
    for (const erasure of await this.erasures.ofSub(sub)) await this.finish(erasure);
  }

  /** Finishes interrupted erasures. */
  async resume(now = new Date(databaseNow())): Promise<void> {
    const interrupted = await this.erasures.startedBefore(new Date(now.getTime() - INTERRUPTED_AFTER_MS));
    for (const erasure of interrupted) await this.finish(erasure);
  }

  @Interval(RESUME_EVERY_MS)
  async resumeQuietly(): Promise<void> {
    await this.resume().catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure cannot be ended'),
    );
  }

  private async plan({ kind, id }: Member): Promise<PlannedErasure | undefined> {
    switch (kind) {
      case 'seeker': {
        const user = await this.users.byId(id);
        return user && this.planSeeker(user);
      }
      case 'company': {
        const company = await this.companies.byId(id);
        return company && this.planCompany(company);
      }
    }
  }

  private async planSeeker(user: UserRecord): Promise<PlannedErasure> {
    return {
      record: {
        ...newErasure('seeker', user.id),
        sub: user.sub,
        emails: await this.data.emailsOf('seeker', user),
        isProven: this.users.isProven(user),
        fileId: user.resumeFileId,
        erased: await this.data.countsOfSeeker(user),
      },
      removeAccount: (unit) => this.users.erase(user, unit),
    };
  }

  private async planCompany(company: CompanyRecord): Promise<PlannedErasure> {
    const { id, emailProvenAt, logoFileId, registration } = company;
    return {
      record: {
        ...newErasure('company', id),
        emails: await this.data.emailsOf('company', company),
        isProven: emailProvenAt !== undefined,
        fileId: logoFileId,
        certificateFileId: registration?.fileId,
        erased: await this.data.countsOfCompany(company),
      },
      removeAccount: (unit) => this.companies.erase(company, unit),
    };
  }

  /** @returns undefined if another call has already erased the account */
  private async begin({ record, removeAccount }: PlannedErasure): Promise<ErasureRecord | undefined> {
    const begun = await this.transactions.run(async (unit) => {
      const isRemoved = await removeAccount(unit);
      if (isRemoved) await this.erasures.insert(record, unit);
      return isRemoved;
    });
    if (!begun) {
      // An account whose e-mail has changed meanwhile is still there.
      const again = await this.plan({ kind: record.kind, id: record.personId });
      return again && this.begin(again);
    }
    if (record.kind === 'company') this.companies.erased(record.personId);
    return record;
  }

  private async eraseNow(person: Member, client: Client): Promise<ReceiptDto> {
    const planned = await this.plan(person);
    const receipt = planned && (await this.run(planned, client));
    if (!receipt) throw accountGone();
    return receipt;
  }

  /** {@link resume} repeats a failed step. @returns undefined if another call has already erased the account */
  private async run(planned: PlannedErasure, client?: Client): Promise<ReceiptDto | undefined> {
    const begun = await this.begin(planned);
    if (!begun) return undefined;
    await this.finish(begun, client).catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure goes on later'),
    );
    return toReceipt(begun);
  }

  private async finish(erasure: ErasureRecord, client?: Client): Promise<void> {
    const { id, kind, personId, emails, isProven, fileId, certificateFileId, disowned } = erasure;
    const person = { kind, id: personId };
    await this.sessions.endSessions(person);
    await this.secondFactor.forget(person);
    switch (kind) {
      case 'seeker':
        await this.applications.eraseOfSeeker(personId);
        await this.saved.eraseOfSeeker(personId);
        break;
      case 'company':
        await this.jobs.eraseOfCompany(personId);
        await this.saved.eraseOfCompany(personId);
        if (disowned) await this.applications.eraseOfCompany(personId);
        break;
    }
    const [email, ...formerEmails] = emails;
    const ownEmails = await this.data.emailsOf(kind, { email, formerEmails });
    await this.reports.eraseOfPerson(person, ownEmails, isProven === true);
    for (const own of ownEmails) {
      await this.mail.forget(own, kind);
      if (isProven) await this.newsletter.forget(own, await this.data.ownSubscriptionType(kind, own));
    }
    // Among others to an e-mail that was wanted in place of the present one.
    await this.mail.forgetAbout(person);
    if (fileId) await this.files.remove(fileId);
    if (certificateFileId) await this.files.remove(certificateFileId);
    if (disowned) await this.log.writeOnce(id, 'account-disowned', { who: 'visitor', client, on: [person] });
    else await this.log.writeOnce(id, ERASED_EVENTS[kind], { who: person, client });
    await this.erasures.remove(id);
  }
}

function accountGone(): AppError {
  return new AppError('unauthorized', MESSAGES.notAuthorized);
}
