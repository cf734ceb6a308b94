import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { MESSAGES } from '@skybil/shared';
import pLimit from 'p-limit';
import { Accounts } from '../accounts/accounts.js';
import { PasswordCheck } from '../accounts/password-check.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Person, PersonKind } from '../../platform/contract/route/principal.js';
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
import { SavedJobsService } from '../saved-jobs/saved-jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { ReceiptDto } from './dto/receipt.dto.js';
import { type ErasureRecord, ErasuresRepository, newReceiptNumber } from './erasures.repository.js';
import { type Counts, emailsOf, StoredData } from './stored-data.js';
import { toReceipt } from './receipt.mapper.js';

const ERASED_EVENTS: Record<PersonKind, SecurityEventName> = {
  seeker: 'account-erased',
  company: 'account-closed',
};

/** An erasure that has not started yet. */
interface PlannedErasure {
  record: ErasureRecord;
  /** Removes the account. @returns false if another call has already removed it */
  erase(this: void, unit: UnitOfWork): Promise<boolean>;
  /** Called after the commit. */
  erased?(this: void): void;
}

const RESUME_EVERY_MS = 10 * 60_000;
/** A younger erasure may still run in its own request. */
const MIN_AGE_MS = 60_000;

/**
 * The only way to erase a person (PERSON-4). One transaction removes the account and stores an erasure record. Repeatable
 * steps then delete everything else, and the last step deletes the record. An interrupted erasure resumes from its record.
 */
@Injectable()
export class ErasureService implements OnApplicationBootstrap {
  private readonly logger = new Logger(ErasureService.name);
  private readonly resuming = pLimit(1);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly accounts: Accounts,
    private readonly data: StoredData,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly applications: ApplicationsService,
    private readonly jobs: CompanyJobsService,
    private readonly saved: SavedJobsService,
    private readonly mail: MailService,
    private readonly newsletter: NewsletterService,
    private readonly files: FilesService,
    private readonly passwords: PasswordCheck,
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

  /** @throws AppError wrong_password, unauthorized if the account is gone */
  async eraseSeeker(userId: string, password: string | undefined, client: Client): Promise<ReceiptDto> {
    const user = await this.users.byId(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    if (this.settings.AUTH_MODE === 'local')
      await this.passwords.require({ kind: 'seeker', id: userId }, password ?? '', client);
    return this.receiptFor(await this.seeker(user), client);
  }

  /** @throws AppError wrong_password, invalid_code, unauthorized if the account is gone */
  async closeCompany(
    companyId: string,
    { password, code }: { password: string; code?: string },
    client: Client,
  ): Promise<ReceiptDto> {
    const company = await this.companies.byId(companyId);
    if (!company?.email) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    await this.passwords.require({ kind: 'company', id: companyId }, password, client, code);
    return this.receiptFor(await this.company(company), client);
  }

  /**
   * For unused accounts and for the operator.
   * @returns undefined if there is no such account
   */
  async erase(person: Person): Promise<ReceiptDto | undefined> {
    const planned = await this.find(person);
    if (!planned || !(await this.begin(planned))) return undefined;
    await this.finishOrLater(planned.record);
    return toReceipt(planned.record);
  }

  /** Counts of what {@link erase} would remove; undefined if there is no such account. */
  async wouldErase(person: Person): Promise<Counts | undefined> {
    return (await this.find(person))?.record.erased;
  }

  /**
   * For the owner of an e-mail who did not create the account (PERSON-8). If the e-mail is verified at the same moment,
   * only one of the two succeeds. The call can be repeated.
   * @throws AppError not_found if the e-mail is verified
   */
  async disown(person: Person, client: Client): Promise<void> {
    const planned = await this.find(person);
    if (!planned) return;
    const record = { ...planned.record, disowned: true };
    const erase = async (unit: UnitOfWork) => {
      const account = await this.accounts.of(person.kind).eraseUnproven(person.id, unit);
      if (account?.isProven) throw new AppError('not_found', MESSAGES.proofTooLate);
      return account !== undefined;
    };
    if (await this.begin({ ...planned, record, erase })) await this.finishOrLater(record, client);
  }

  /** For the identity provider. It waits for the whole erasure, and an unknown or erased account is no failure. */
  async eraseSub(sub: string): Promise<void> {
    // mark first: an account created from now on sees the mark, and one created before is found
    await this.users.markDeleted(sub);
    const user = await this.users.bySub(sub);
    if (user) await this.begin(await this.seeker(user));
    for (const erasure of await this.erasures.ofSub(sub)) await this.finish(erasure);
  }

  /** Finishes interrupted erasures. */
  async resume(now = new Date(databaseNow())): Promise<void> {
    const interrupted = await this.erasures.startedBefore(new Date(now.getTime() - MIN_AGE_MS));
    for (const erasure of interrupted) await this.finish(erasure);
  }

  @Interval(RESUME_EVERY_MS)
  async resumeQuietly(): Promise<void> {
    if (this.resuming.activeCount > 0) return;
    await this.resuming(() => this.resume()).catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure cannot be ended'),
    );
  }

  private async find({ kind, id }: Person): Promise<PlannedErasure | undefined> {
    switch (kind) {
      case 'seeker': {
        const user = await this.users.byId(id);
        return user && this.seeker(user);
      }
      case 'company': {
        const company = await this.companies.byId(id);
        return company && this.company(company);
      }
    }
  }

  private async seeker(user: UserRecord): Promise<PlannedErasure> {
    const { id: personId, sub, resumeFileId } = user;
    return {
      record: {
        id: newReceiptNumber(),
        kind: 'seeker',
        personId,
        sub,
        emails: emailsOf(user),
        isProven: this.users.isProven(user),
        ...(resumeFileId ? { fileId: resumeFileId } : {}),
        erased: await this.data.countsOfSeeker(user),
        startedAt: new Date(databaseNow()),
      },
      erase: (unit) => this.users.erase(user, unit),
    };
  }

  private async company(company: CompanyRecord): Promise<PlannedErasure> {
    const { id: personId, email, emailProvenAt, logoFileId } = company;
    return {
      record: {
        id: newReceiptNumber(),
        kind: 'company',
        personId,
        emails: email ? [email] : [],
        isProven: emailProvenAt !== undefined,
        ...(logoFileId ? { fileId: logoFileId } : {}),
        erased: await this.data.countsOfCompany(company),
        startedAt: new Date(databaseNow()),
      },
      erase: (unit) => this.companies.erase(personId, unit),
      erased: () => this.companies.erased(personId),
    };
  }

  /** @returns false if another call has already erased the account */
  private async begin({ record, erase, erased }: PlannedErasure): Promise<boolean> {
    const begun = await this.transactions.run(async (unit) => {
      const isErased = await erase(unit);
      if (isErased) await this.erasures.insert(record, unit);
      return isErased;
    });
    if (begun) erased?.();
    return begun;
  }

  private async receiptFor(planned: PlannedErasure, client: Client): Promise<ReceiptDto> {
    if (!(await this.begin(planned))) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    await this.finishOrLater(planned.record, client);
    return toReceipt(planned.record);
  }

  /** Never fails, because the account is already erased. {@link resume} repeats a failed step. */
  private async finishOrLater(erasure: ErasureRecord, client?: Client): Promise<void> {
    await this.finish(erasure, client).catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure goes on later'),
    );
  }

  private async finish(erasure: ErasureRecord, client?: Client): Promise<void> {
    const { id, kind, personId, emails, isProven, fileId, disowned } = erasure;
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
    for (const email of emails) {
      await this.mail.forget(email, kind);
      if (isProven) await this.newsletter.forget(email, await this.data.userTypeOf(kind, email));
    }
    if (fileId) await this.files.remove(fileId);
    if (disowned) await this.log.writeOnce(id, 'account-disowned', { who: 'visitor', client, on: [person] });
    else await this.log.writeOnce(id, ERASED_EVENTS[kind], { who: person, client });
    await this.erasures.remove(id);
  }
}
