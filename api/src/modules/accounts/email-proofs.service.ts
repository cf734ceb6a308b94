import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { EMAIL_PROOFS, VARIANT_MAILS } from '../../platform/contract/route/limit-rules.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Person, PersonKind } from '../../platform/contract/route/principal.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { isVariant, mailboxOf } from '../../platform/mail/mailbox.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { type AccountEmail, Accounts } from './accounts.js';
import { EmailProofLinks } from './email-proof-links.js';
import { OpenLinksService } from './open-links.service.js';
import { type ProofBy, ProofFollowers } from './proof-followers.js';

/** Ends the transaction of an account that was not made. */
class EmailTaken extends Error {}

/** An account whose e-mail is not proven gets nothing by mail but the proof (PERSON-7). */
@Injectable()
export class EmailProofsService {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: EmailProofLinks,
    private readonly openLinks: OpenLinksService,
    private readonly followers: ProofFollowers,
    private readonly mail: MailService,
    private readonly limits: LimitsService,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Makes an account together with the mail that proves its e-mail. A mailbox that had too many of them gets none: its
   * owner may ask later, and a reset code proves the e-mail as well.
   * @param make undefined when the e-mail is taken
   */
  async withProof<Made extends { id: string }>(
    kind: PersonKind,
    email: string,
    { ip }: Client,
    make: (unit: UnitOfWork) => Promise<Made | undefined>,
  ): Promise<Made | undefined> {
    // counted for the try that makes the account, and once if its transaction is repeated
    let counted: boolean | undefined;
    try {
      return await this.transactions.run(async (unit) => {
        const account = await make(unit);
        if (!account) throw new EmailTaken();
        counted ??= await this.mayMail(email);
        if (counted) await this.send({ kind, id: account.id }, email, { unit, ip });
        return account;
      });
    } catch (error) {
      if (counted) await this.giveBack(email);
      if (error instanceof EmailTaken) return undefined;
      throw error;
    }
  }

  /**
   * Sends the proof again.
   * @throws AppError too_many_requests
   */
  async ask(person: Person, { ip }: Client): Promise<void> {
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (!account || account.isProven) return;
    try {
      await this.count(account.email);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, MESSAGES.proofTooEarly, error.details);
    }
    await this.send(person, account.email, { ip });
  }

  /** By the operator's word, however many were sent before. */
  async sendAgain(person: Person): Promise<void> {
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (account && !account.isProven) await this.send(person, account.email);
  }

  /**
   * The link of the mail. Twice is once.
   * @throws AppError not_found
   */
  async confirm(token: string, client: Client): Promise<void> {
    const person = await this.accountOf(token);
    const account = await this.transactions.run(async (unit) => {
      const before = await this.proven(person, 'link', unit);
      if (before && !before.isProven) await this.openLinks.end(person, { unit, used: token });
      return before;
    });
    if (!account) throw new AppError('not_found', MESSAGES.proofInvalid);
    await this.stored(person, account.email, 'link');
    if (!account.isProven) this.log.note('email-proven', { who: person, client });
  }

  /** Whose e-mail the link of a mail stands for. @throws AppError not_found */
  async accountOf(token: string): Promise<Person> {
    const person = await this.links.accountOf(token);
    if (!person) throw new AppError('not_found', MESSAGES.proofInvalid);
    return person;
  }

  /** Part of the change by which somebody showed to read mail at the account's e-mail; {@link stored} has to follow it. */
  async proven(person: Person, by: ProofBy, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const before = await this.accounts.of(person.kind).prove(person.id, unit);
    if (before?.isProven === false) {
      // whoever proved the former e-mail made the account, and loses nothing by a new one
      const means = before.wasProven ? 'link' : by;
      if (means === 'reset' && person.kind === 'seeker')
        await this.mail.withdrawHeld(before.email, person.kind, unit);
      await this.followers.proven(person, means, unit);
    }
    return before;
  }

  /** Lists and mails wait for this. */
  async stored(person: Person, email: string, by: ProofBy): Promise<void> {
    await this.followers.stored(person, by);
    await this.mail.release(email);
  }

  /** By the operator's word. The new e-mail is to be proven; the mail for that goes out with the change. */
  async changeEmail(person: Person, email: string): Promise<'changed' | 'taken' | 'gone'> {
    const accounts = this.accounts.of(person.kind);
    return this.transactions.run(async (unit) => {
      const outcome = await accounts.changeEmail(person.id, email, unit);
      if (outcome !== 'changed') return outcome;
      // outside of the transaction the account still has its old e-mail, whose codes end
      await this.openLinks.end(person, { unit });
      await this.send(person, email, { unit });
      return outcome;
    });
  }

  private async send(
    { kind, id }: Person,
    email: string,
    { unit, ip }: { unit?: UnitOfWork; ip?: string } = {},
  ): Promise<void> {
    await this.mail.enqueue({ to: email, template: 'email-proof', data: { kind, id }, ip }, unit);
  }

  /** By the address as it is written: what strangers ask for with another tag spends nothing of the plain one. */
  private async count(email: string): Promise<void> {
    await this.limits.use(email, ...EMAIL_PROOFS);
    if (isVariant(email)) await this.limits.use(mailboxOf(email), VARIANT_MAILS);
  }

  private async giveBack(email: string): Promise<void> {
    await this.limits.giveBack(email, ...EMAIL_PROOFS);
    if (isVariant(email)) await this.limits.giveBack(mailboxOf(email), VARIANT_MAILS);
  }

  private async mayMail(email: string): Promise<boolean> {
    try {
      await this.count(email);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
