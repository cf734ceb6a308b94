import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { OpenFile } from '../../platform/files/files.service.js';
import { type Operator, SecurityLog } from '../../platform/security-log/security-log.js';
import { CompaniesService } from '../companies/companies.service.js';
import {
  CompanyRegistrationsService,
  type RegistrationDecision,
  type SentRegistration,
} from '../companies/company-registrations.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { Order } from './order.js';
import { textTable } from './text-table.js';
import { waited } from './waited.js';

const MAX_SHOWN = 50;

/** A moderator compares what companies sent with the register. The methods return the sentence that the operator reads. */
@Injectable()
export class CompanyChecksService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly registrations: CompanyRegistrationsService,
    private readonly moderation: JobModerationService,
    private readonly log: SecurityLog,
  ) {}

  verify(id: string, order: Order): Promise<string> {
    return this.decide(id, { state: 'verified' }, order);
  }

  /** Also takes a verified company's mark away. */
  refuse(id: string, order: Order): Promise<string> {
    return this.decide(id, { state: 'refused', reason: order.why, mailed: order.words }, order);
  }

  /** The companies that wait, the longest first; empty if there are none. */
  async waiting(): Promise<string> {
    const { sent, total } = await this.registrations.waiting(MAX_SHOWN);
    if (total === 0) return '';
    const more = total > sent.length ? `, the oldest ${sent.length}` : '';
    const rows = sent.map(({ id, name, email = '', registration: { number, licence, sentAt } }) => [
      id,
      waited(sentAt),
      name,
      licence ? `${number}, licence ${licence}` : number,
      `mail at ${email.slice(email.lastIndexOf('@') + 1)}`,
    ]);
    return `Companies that sent a certificate (${total}${more})\n${textTable(rows)}`;
  }

  /** @throws AppError not_found if the company has sent none, or its file is removed */
  async certificate(id: string, operator: Operator): Promise<OpenFile> {
    const sent = await this.sent(id);
    await this.log.write('registration-viewed', { who: operator, on: [{ kind: 'company', id }] });
    return this.registrations.openCertificate(sent);
  }

  private async decide(
    id: string,
    decision: RegistrationDecision,
    { dryRun, ...operator }: Order,
  ): Promise<string> {
    const sent = await this.sent(id);
    const { name, registration } = sent;
    const what = `${name} as ${registration.number}`;
    const { state } = decision;
    if (registration.state === state) return `${what} is ${state} already.`;
    if (registration.state === 'refused')
      return `${what} is refused already. The company may send its certificate again.`;
    const verb = state === 'verified' ? 'verify' : 'refuse';
    if (dryRun) return `Would ${verb} ${what}.`;
    const event = state === 'verified' ? 'company-verified' : 'company-refused';
    await this.log.write(event, { who: operator, on: [{ kind: 'company', id }] });
    const outcome = await this.registrations.decide(sent, decision);
    if (outcome === 'changed') throw new AppError('already_decided', MESSAGES.decidedMeanwhile);
    if (outcome === 'number-taken') throw await this.numberTaken(registration.number);
    await this.moderation.applyCheck(id, name);
    return `${state === 'verified' ? 'Verified' : 'Refused'}: ${what}. The company is told by mail.`;
  }

  private async numberTaken(number: string): Promise<AppError> {
    const other = await this.registrations.verifiedWith(number);
    const named = other ? `${other.name} (${other.id})` : 'another company';
    return new AppError(
      'already_decided',
      `${number} is verified for ${named} already. Refuse one of the two.`,
    );
  }

  private async sent(id: string): Promise<SentRegistration> {
    if (!(await this.companies.byId(id))) throw new AppError('not_found', MESSAGES.companyNotFound);
    const sent = await this.registrations.sentBy(id);
    if (!sent) throw new AppError('not_found', MESSAGES.registrationNotSent);
    return sent;
  }
}
