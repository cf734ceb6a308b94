import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Client } from '../../platform/contract/route/client.js';
import type { Member, MemberKind } from '../../platform/contract/route/principal.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { type AccountEmail, accountKey, Accounts } from './accounts.js';
import { EmailProofLinks, type FoundProof } from './email-proof-links.js';
import { EmailChangeService } from './email-change.service.js';
import { KnownDevices } from './known-devices.js';
import { MailedLinksService } from './mailed-links.service.js';
import { type ProofBy, EmailProofListeners } from './email-proof-listeners.js';
import { ProofMailLimits } from './proof-mail-limits.js';
import type { Visitor } from './visitor.js';

class EmailTaken extends Error {}

/** Until its e-mail is proven, an account gets no mail but the proof and reset codes (PERSON-7). */
@Injectable()
export class EmailProofsService {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: EmailProofLinks,
    private readonly mailedLinks: MailedLinksService,
    private readonly listeners: EmailProofListeners,
    private readonly changes: EmailChangeService,
    private readonly mail: MailService,
    private readonly limits: ProofMailLimits,
    private readonly transactions: Transactions,
    private readonly devices: KnownDevices,
    private readonly log: SecurityLog,
  ) {}

  /** A mailbox with too many proof mails gets none. Its owner can ask later, or prove the e-mail by a reset code. */
  async createAccount<Made extends { id: string }>(
    kind: MemberKind,
    email: string,
    visitor: Visitor,
    make: (unit: UnitOfWork) => Promise<Made | undefined>,
  ): Promise<Made | undefined> {
    // Count once, even when the transaction is retried.
    let counted: boolean | undefined;
    try {
      const made = await this.transactions.run(async (unit) => {
        const account = await make(unit);
        if (!account) throw new EmailTaken();
        counted ??= await this.limits.mayMail(email);
        if (counted) await this.send({ kind, id: account.id }, email, { unit, ip: visitor.ip });
        return account;
      });
      this.log.note('account-made', { who: { kind, id: made.id }, client: visitor });
      this.devices.remember(visitor, accountKey(kind, email));
      return made;
    } catch (error) {
      if (counted) await this.limits.refund(email);
      if (error instanceof EmailTaken) return undefined;
      throw error;
    }
  }

  async ask(person: Member, { ip }: Client): Promise<void> {
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (!account || account.isProven) return;
    try {
      await this.limits.count(account.email);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, MESSAGES.proofTooEarly, error.details);
    }
    await this.send(person, account.email, { ip });
  }

  async sendAgain(person: Member): Promise<void> {
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (account && !account.isProven) await this.send(person, account.email);
  }

  async confirm(token: string, client: Client): Promise<void> {
    const { person, newEmail } = await this.proofOf(token);
    if (newEmail !== undefined) return this.changes.complete(person, newEmail, token, client);
    const account = await this.transactions.run(async (unit) => {
      const before = await this.prove(person, 'link', unit);
      if (before && !before.isProven) await this.mailedLinks.revoke(person, { unit, except: token });
      return before;
    });
    if (!account) throw new AppError('not_found', MESSAGES.proofInvalid);
    await this.afterEmailProven(person, account.email, 'link');
    if (!account.isProven) this.log.note('email-proven', { who: person, client });
  }

  async proofOf(token: string): Promise<FoundProof> {
    const proof = await this.links.find(token);
    if (!proof) throw new AppError('not_found', MESSAGES.proofInvalid);
    return proof;
  }

  /** The caller must call {@link afterEmailProven} once the transaction is committed. */
  async prove(person: Member, by: ProofBy, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const before = await this.accounts.of(person.kind).prove(person.id, unit);
    if (before?.isProven === false) {
      // Whoever proved the former e-mail made the account, so nothing is cleared as after a takeover.
      const means = before.wasProven ? 'link' : by;
      if (means === 'reset' && person.kind === 'seeker')
        await this.mail.withdrawHeld(before.email, person.kind, unit);
      await this.listeners.onEmailProven(person, means, unit);
    }
    return before;
  }

  async afterEmailProven(person: Member, email: string, by: ProofBy): Promise<void> {
    await this.listeners.afterEmailProven(person, by);
    await this.mail.release(email);
  }

  async changeEmail(person: Member, email: string): Promise<'changed' | 'taken' | 'gone'> {
    const accounts = this.accounts.of(person.kind);
    const { name = '' } = (await accounts.accountById(person.id)) ?? {};
    return this.transactions.run(async (unit) => {
      const former = await accounts.changeEmail(person.id, email, unit);
      if (former === 'taken' || former === 'gone') return former;
      if (former.isProven) {
        const data = { kind: person.kind, name };
        await this.mail.enqueue({ to: former.email, template: 'email-changed', data }, unit);
      } else await this.mail.withdrawHeld(former.email, person.kind, unit);
      // Reads outside of the transaction still find the old e-mail, whose codes must end.
      await this.mailedLinks.revoke(person, { unit });
      await this.send(person, email, { unit });
      return 'changed';
    });
  }

  private async send(
    { kind, id }: Member,
    email: string,
    { unit, ip }: { unit?: UnitOfWork; ip?: string } = {},
  ): Promise<void> {
    await this.mail.enqueue({ to: email, template: 'email-proof', data: { kind, id }, ip }, unit);
  }
}
