import { Injectable } from '@nestjs/common';
import { MESSAGES, NOT_SENT } from '@skybil/shared';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import type { Upload } from '../../platform/contract/route/accepts-body.decorator.js';
import type { Client } from '../../platform/contract/route/client.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { FilesService, type OpenFile } from '../../platform/files/files.service.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { CompanyRegistrationsRepository, type SentRegistration } from './company-registrations.repository.js';
import type { RegistrationDto, SendRegistrationDto } from './dto/registration.dto.js';
import { NUMBER_PREFIXES, storedNumber } from './registration-number.js';

export type { SentRegistration };

export type RegistrationDecision =
  | { state: 'verified' }
  /** `mailed` is what the mail gives as the reason, instead of `reason`, which the company reads on its page. */
  | { state: 'refused'; reason: string; mailed?: string | undefined };

/** Companies send number and certificate of their registration; a moderator compares them (VERIFIED-1). */
@Injectable()
export class CompanyRegistrationsService {
  constructor(
    private readonly registrations: CompanyRegistrationsRepository,
    private readonly files: FilesService,
    private readonly changes: BoardChanges,
    private readonly transactions: Transactions,
    private readonly mail: MailService,
    private readonly log: SecurityLog,
  ) {}

  async own(companyId: string): Promise<RegistrationDto> {
    const prefixes = [...NUMBER_PREFIXES];
    const sent = await this.registrations.byId(companyId);
    if (!sent) return { state: NOT_SENT, prefixes };
    const { state, number, licence, sentAt, decidedAt, reason } = sent.registration;
    return {
      state,
      number,
      licence,
      sentAt: sentAt.toISOString(),
      decidedAt: decidedAt?.toISOString(),
      reason,
      prefixes,
    };
  }

  /** @throws AppError missing_details, not_pending, and those of {@link FilesService.savePdf} */
  async send(
    companyId: string,
    { number, licence }: SendRegistrationDto,
    certificate: Upload | undefined,
    client: Client,
  ): Promise<void> {
    if (!certificate) {
      throw new AppError('missing_details', MESSAGES.missingDetails, {
        errors: { certificate: MESSAGES.fileMissing },
      });
    }
    if ((await this.registrations.byId(companyId))?.registration.state === 'verified') throw isVerified();
    const fileId = await this.files.savePdf(certificate, 'registration', companyId);
    const isSent = await this.registrations.send(companyId, {
      state: 'waiting',
      number: storedNumber(number) ?? number,
      ...(licence ? { licence } : {}),
      fileId,
      sentAt: new Date(databaseNow()),
    });
    if (!isSent) {
      await this.files.remove(fileId);
      throw isVerified();
    }
    this.log.note('registration-sent', { who: { kind: 'company', id: companyId }, client });
  }

  sentBy(companyId: string): Promise<SentRegistration | undefined> {
    return this.registrations.byId(companyId);
  }

  waiting(limit: number): Promise<{ sent: SentRegistration[]; total: number }> {
    return this.registrations.waiting(limit);
  }

  verifiedWith(number: string): Promise<SentRegistration | undefined> {
    return this.registrations.verifiedWith(number);
  }

  /** The caller must update the listed jobs. @param sent as the moderator read it */
  async decide(
    sent: SentRegistration,
    decision: RegistrationDecision,
  ): Promise<'decided' | 'changed' | 'number-taken'> {
    const mail = this.mailAbout(sent, decision);
    try {
      const isDecided = await this.transactions.run(async (unit) => {
        const decidedAt = new Date(databaseNow());
        const { state } = decision;
        const found = state === 'refused' ? { state, reason: decision.reason } : { state };
        if (!(await this.registrations.decide(sent, { ...found, decidedAt }, unit))) return false;
        if (mail) await this.mail.enqueue(mail, unit);
        return true;
      });
      this.changes.notify('companies', sent.id);
      return isDecided ? 'decided' : 'changed';
    } catch (error) {
      if (isDuplicateKey(error)) return 'number-taken';
      throw error;
    }
  }

  /** @throws AppError not_found if the file is removed */
  openCertificate({ registration: { fileId } }: SentRegistration): Promise<OpenFile> {
    if (fileId === undefined) throw new AppError('not_found', MESSAGES.fileNotFound);
    return this.files.open(fileId, ['registration']);
  }

  async removeFilesDecidedBefore(moment: Date): Promise<void> {
    for (const fileId of await this.registrations.filesDecidedBefore(moment)) {
      await this.files.remove(fileId);
      await this.registrations.forgetFile(fileId);
    }
  }

  private mailAbout(
    { name, email, registration: { number } }: SentRegistration,
    decision: RegistrationDecision,
  ): Mail | undefined {
    if (!email) return undefined;
    const reason: Record<string, string> =
      decision.state === 'refused' ? { reason: decision.mailed ?? decision.reason } : {};
    const data = { kind: 'company' as const, company: name, number, ...reason };
    const mail: Mail = { to: email, template: 'company-checked', data };
    return this.mail.isFit(mail) ? mail : undefined;
  }
}

function isVerified(): AppError {
  return new AppError('not_pending', MESSAGES.companyIsVerified);
}
