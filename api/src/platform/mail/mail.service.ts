import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { databaseNow } from '../database/database-clock.js';
import type { Person } from '../contract/route/principal.js';
import type { UnitOfWork } from '../database/transactions.js';
import { AppError } from '../errors/app-error.js';
import { RequestLimits } from '../limits/request-limits.js';
import { isBareAddress, isOneLine } from './mail-address.js';
import { MailBudgets } from './mail-budgets.js';
import { MAIL_TEMPLATES, type MailOwner, type MailTemplate, waitsForProof } from './mail-templates.js';
import { MailWorker } from './mail-worker.js';
import { type StoredMail, OutboxRepository, type ShownMail } from './outbox.repository.js';

export type { StoredMail };

export interface Mail {
  to: string;
  template: MailTemplate;
  data: Record<string, string> & { kind: MailOwner };
  ip?: string;
  /** Not sent before this time; now by default. */
  dueAt?: Date;
  /** Names the change that causes the mail, for {@link MailService.withdrawCausedBy}. */
  cause?: string;
}

const SHOWN = 100;
const HELD_TEMPLATES = (Object.keys(MAIL_TEMPLATES) as MailTemplate[]).filter(waitsForProof);

/** A mail is stored in the transaction of its cause. A worker sends it within seconds (MAIL-1). */
@Injectable()
export class MailService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly worker: MailWorker,
    private readonly budgets: MailBudgets,
    private readonly requests: RequestLimits,
  ) {}

  isFit({ to, data }: Pick<Mail, 'to' | 'data'>): boolean {
    return isBareAddress(to) && Object.values(data).every(isOneLine);
  }

  /** @throws AppError bad_input (MAIL-2) */
  async enqueue({ to, template, data, ip, ...rest }: Mail, unit?: UnitOfWork): Promise<void> {
    if (!this.isFit({ to, data })) throw new AppError('bad_input', MESSAGES.badInput);
    const origin = ip === undefined ? undefined : this.requests.originOf(ip);
    await this.outbox.add({ to, template, data, ...rest, ...(origin ? { origin } : {}) }, unit);
    this.worker.wake();
  }

  /** @throws AppError too_many_requests if the daily limit for mails to strangers is used up */
  async refuseToStrangers(ip: string): Promise<void> {
    await this.budgets.refuseToStrangers(this.requests.originOf(ip));
  }

  async outboxAge(now = new Date(databaseNow())): Promise<{ seconds: number; dead: number }> {
    const [since, dead] = await Promise.all([this.outbox.longestDue(), this.outbox.countDead()]);
    return { seconds: since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0, dead };
  }

  /** Call it after the proof is stored (MAIL-3). */
  async release(address: string): Promise<void> {
    await this.outbox.release(address);
    this.worker.wake();
  }

  async forget(address: string, owner: MailOwner): Promise<void> {
    await this.outbox.removeOf(address, owner);
  }

  async forgetAbout({ kind, id }: Person): Promise<void> {
    await this.outbox.removeAbout(kind, id);
  }

  async withdraw(
    mail: Pick<Mail, 'to' | 'template'> & { owner: MailOwner },
    unit?: UnitOfWork,
  ): Promise<void> {
    await this.outbox.removeUnsent(mail, unit);
  }

  /** For undoing a change, in its transaction. @returns how many mails will not be sent */
  withdrawCausedBy(cause: string, unit: UnitOfWork): Promise<number> {
    return this.outbox.removeCausedBy(cause, unit);
  }

  async withdrawHeld(to: string, owner: MailOwner, unit: UnitOfWork): Promise<void> {
    for (const template of HELD_TEMPLATES) await this.outbox.removeUnsent({ to, template, owner }, unit);
  }

  /** Those to the addresses, and those about the person to any other, like the e-mail that is wanted. */
  mailsFor(addresses: readonly string[], owners: readonly MailOwner[], about: Person): Promise<StoredMail[]> {
    return this.outbox.mailsFor(addresses, owners, about);
  }

  async shown(to?: string): Promise<ShownMail[]> {
    return this.outbox.newestShown(to, SHOWN);
  }
}
