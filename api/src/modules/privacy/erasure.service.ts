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
import { type Counts, emailsOf, KeptData } from './kept-data.js';
import { toReceipt } from './receipt.mapper.js';

const ERASED_EVENTS: Record<PersonKind, SecurityEventName> = {
  seeker: 'account-erased',
  company: 'account-closed',
};

/** Somebody who is about to go. */
interface Leaving {
  note: ErasureRecord;
  /** Removes the account itself. @returns false when another call was quicker */
  erase(this: void, unit: UnitOfWork): Promise<boolean>;
  /** Once that is stored. */
  erased?(this: void): void;
}

const RESUME_EVERY_MS = 10 * 60_000;
/** One that was begun as lately as this is at work in its own request. */
const AT_WORK_MS = 60_000;

/**
 * The one way in which a person leaves the board (PERSON-4). First the account goes, together with a note of what else
 * has to; then that, in steps that may be repeated; then the note. Whatever stops it in between, it goes on from the note.
 */
@Injectable()
export class ErasureService implements OnApplicationBootstrap {
  private readonly logger = new Logger(ErasureService.name);
  private readonly resuming = pLimit(1);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly accounts: Accounts,
    private readonly kept: KeptData,
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

  /** @throws AppError wrong_password, unauthorized when the account is gone */
  async eraseSeeker(userId: string, password: string | undefined, client: Client): Promise<ReceiptDto> {
    const user = await this.users.byId(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    if (this.settings.AUTH_MODE === 'local')
      await this.passwords.require({ kind: 'seeker', id: userId }, password ?? '', client);
    return this.receiptFor(await this.seeker(user), client);
  }

  /** @throws AppError wrong_password, invalid_code of the second step, unauthorized when the account is gone */
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
   * Of an account that nobody used for so long that it ends, or at the operator's word.
   * @returns undefined when there is none, or another call was quicker
   */
  async erase(person: Person): Promise<ReceiptDto | undefined> {
    const leaving = await this.find(person);
    if (!leaving || !(await this.begin(leaving))) return undefined;
    await this.finishOrLater(leaving.note);
    return toReceipt(leaving.note);
  }

  /** What {@link erase} would remove, with its counts; undefined when there is none. */
  async wouldErase(person: Person): Promise<Counts | undefined> {
    return (await this.find(person))?.note.erased;
  }

  /**
   * At the word of whoever reads mail at its e-mail and never made the account (PERSON-8). Of this and a proof at once one
   * wins; twice is once.
   * @throws AppError not_found once the e-mail is proven
   */
  async disown(person: Person, client: Client): Promise<void> {
    const leaving = await this.find(person);
    if (!leaving) return;
    const note = { ...leaving.note, disowned: true };
    const erase = async (unit: UnitOfWork) => {
      const account = await this.accounts.of(person.kind).eraseUnproven(person.id, unit);
      if (account?.isProven) throw new AppError('not_found', MESSAGES.proofTooLate);
      return account !== undefined;
    };
    if (await this.begin({ ...leaving, note, erase })) await this.finishOrLater(note, client);
  }

  /** At the identity provider's word; done when this returns. Nobody, or somebody who is erased, is nothing to do. */
  async eraseSub(sub: string): Promise<void> {
    // before looking: whoever is made meanwhile is found, or finds the mark
    await this.users.markDeleted(sub);
    const user = await this.users.bySub(sub);
    if (user) await this.begin(await this.seeker(user));
    for (const erasure of await this.erasures.ofSub(sub)) await this.finish(erasure);
  }

  /** Ends what a fault, or a stop of the board, left. */
  async resume(now = new Date(databaseNow())): Promise<void> {
    const left = await this.erasures.startedBefore(new Date(now.getTime() - AT_WORK_MS));
    for (const erasure of left) await this.finish(erasure);
  }

  @Interval(RESUME_EVERY_MS)
  async resumeQuietly(): Promise<void> {
    if (this.resuming.activeCount > 0) return;
    await this.resuming(() => this.resume()).catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure cannot be ended'),
    );
  }

  private async find({ kind, id }: Person): Promise<Leaving | undefined> {
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

  private async seeker(user: UserRecord): Promise<Leaving> {
    const { id: personId, sub, resumeFileId } = user;
    return {
      note: {
        id: newReceiptNumber(),
        kind: 'seeker',
        personId,
        sub,
        emails: emailsOf(user),
        isProven: this.users.isProven(user),
        ...(resumeFileId ? { fileId: resumeFileId } : {}),
        erased: await this.kept.countsOfSeeker(user),
        startedAt: new Date(databaseNow()),
      },
      erase: (unit) => this.users.erase(user, unit),
    };
  }

  private async company(company: CompanyRecord): Promise<Leaving> {
    const { id: personId, email, emailProvenAt, logoFileId } = company;
    return {
      note: {
        id: newReceiptNumber(),
        kind: 'company',
        personId,
        emails: email ? [email] : [],
        isProven: emailProvenAt !== undefined,
        ...(logoFileId ? { fileId: logoFileId } : {}),
        erased: await this.kept.countsOfCompany(company),
        startedAt: new Date(databaseNow()),
      },
      erase: (unit) => this.companies.erase(personId, unit),
      erased: () => this.companies.erased(personId),
    };
  }

  /** @returns false when another call was quicker */
  private async begin({ note, erase, erased }: Leaving): Promise<boolean> {
    const begun = await this.transactions.run(async (unit) => {
      const went = await erase(unit);
      if (went) await this.erasures.insert(note, unit);
      return went;
    });
    if (begun) erased?.();
    return begun;
  }

  private async receiptFor(leaving: Leaving, client: Client): Promise<ReceiptDto> {
    if (!(await this.begin(leaving))) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    await this.finishOrLater(leaving.note, client);
    return toReceipt(leaving.note);
  }

  /** The account is gone, and the rest goes however this ends: a fault of a step leaves it for {@link resume}. */
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
      if (isProven) await this.newsletter.forget(email, await this.kept.userTypeOf(kind, email));
    }
    if (fileId) await this.files.remove(fileId);
    if (disowned) await this.log.writeOnce(id, 'account-disowned', { who: 'visitor', client, on: [person] });
    else await this.log.writeOnce(id, ERASED_EVENTS[kind], { who: person, client });
    await this.erasures.remove(id);
  }
}
