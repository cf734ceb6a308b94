import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { MESSAGES } from '@skybil/shared';
import { PasswordCheck } from '../../accounts/password-check.js';
import { SecondFactorService } from '../../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { Settings } from '../../config/settings.js';
import type { Person } from '../../contract/route/principal.js';
import { Transactions, type UnitOfWork } from '../../database/transactions.js';
import { AppError } from '../../errors/app-error.js';
import { FilesService } from '../../files/files.service.js';
import { MailService } from '../../mail/mail.service.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { ReceiptDto } from './dto/receipt.dto.js';
import { type ErasureRecord, ErasuresRepository, newReceiptNumber } from './erasures.repository.js';
import { emailsOf, KeptData } from './kept-data.js';
import { toReceipt } from './receipt.mapper.js';

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

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly kept: KeptData,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly applications: ApplicationsService,
    private readonly jobs: CompanyJobsService,
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

  /** @throws AppError bad_input for a wrong password, unauthorized when the account is gone */
  async eraseSeeker(userId: string, password: string | undefined): Promise<ReceiptDto> {
    const user = await this.users.byId(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    if (this.settings.AUTH_MODE === 'local')
      await this.passwords.require({ kind: 'seeker', id: userId }, password ?? '');
    return this.receipt(await this.beginSeeker(user));
  }

  /** @throws AppError bad_input for a wrong password, unauthorized when the account is gone */
  async closeCompany(companyId: string, password: string): Promise<ReceiptDto> {
    const company = await this.companies.byId(companyId);
    if (!company?.email) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    await this.passwords.require({ kind: 'company', id: companyId }, password);
    return this.receipt(await this.beginCompany(company));
  }

  /** An account that nobody used for so long that it ends. */
  async eraseIdle({ kind, id }: Person): Promise<void> {
    if (kind === 'seeker') {
      const user = await this.users.byId(id);
      if (user) await this.receipt(await this.beginSeeker(user));
    } else {
      const company = await this.companies.byId(id);
      if (company) await this.receipt(await this.beginCompany(company));
    }
  }

  /** At the identity provider's word; done when this returns. Nobody, or somebody who is erased, is nothing to do. */
  async eraseSub(sub: string): Promise<void> {
    const user = await this.users.bySub(sub);
    if (user) await this.beginSeeker(user);
    for (const erasure of await this.erasures.ofSub(sub)) await this.finish(erasure);
  }

  /** Ends what a fault, or a stop of the board, left. */
  async resume(now = new Date()): Promise<void> {
    const left = await this.erasures.startedBefore(new Date(now.getTime() - AT_WORK_MS));
    for (const erasure of left) await this.finish(erasure);
  }

  @Interval(RESUME_EVERY_MS)
  async resumeQuietly(): Promise<void> {
    await this.resume().catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure cannot be ended'),
    );
  }

  private async beginSeeker(user: UserRecord): Promise<ErasureRecord> {
    const erasure: ErasureRecord = {
      id: newReceiptNumber(),
      kind: 'seeker',
      personId: user.id,
      sub: user.sub,
      emails: emailsOf(user),
      ...(user.resumeFileId ? { fileId: user.resumeFileId } : {}),
      erased: await this.kept.countsOfSeeker(user),
      startedAt: new Date(),
    };
    await this.begin(erasure, (unit) => this.users.erase(user, unit));
    this.users.erased(user.id);
    return erasure;
  }

  private async beginCompany(company: CompanyRecord): Promise<ErasureRecord> {
    const { id, email, logoFileId } = company;
    const erasure: ErasureRecord = {
      id: newReceiptNumber(),
      kind: 'company',
      personId: id,
      emails: email ? [email] : [],
      ...(logoFileId ? { fileId: logoFileId } : {}),
      erased: await this.kept.countsOfCompany(company),
      startedAt: new Date(),
    };
    await this.begin(erasure, (unit) => this.companies.erase(id, unit));
    this.companies.erased(id);
    return erasure;
  }

  private async begin(erasure: ErasureRecord, erase: (unit: UnitOfWork) => Promise<boolean>): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (!(await erase(unit))) throw new AppError('unauthorized', MESSAGES.notAuthorized);
      await this.erasures.insert(erasure, unit);
    });
  }

  /** The account is gone, and the rest goes however this ends: a fault of a step leaves it for {@link resume}. */
  private async receipt(erasure: ErasureRecord): Promise<ReceiptDto> {
    await this.finish(erasure).catch((error: unknown) =>
      this.logger.error({ err: error }, 'an erasure goes on later'),
    );
    return toReceipt(erasure);
  }

  private async finish({ id, kind, personId, emails, fileId }: ErasureRecord): Promise<void> {
    const person = { kind, id: personId };
    this.sessions.tell(await this.sessions.endAll(person));
    await this.secondFactor.forget(person);
    if (kind === 'seeker') await this.applications.eraseOfSeeker(personId);
    else await this.jobs.eraseOfCompany(personId);
    for (const email of emails) {
      await this.mail.forget(email);
      await this.newsletter.forget(email);
    }
    if (fileId) await this.files.remove(fileId);
    const event = kind === 'seeker' ? 'account-erased' : 'account-closed';
    await this.log.writeOnce(id, event, person);
    await this.erasures.remove(id);
  }
}
