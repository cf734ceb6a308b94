import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Client } from '../../platform/contract/route/client.js';
import type { Member, MemberKind, Principal } from '../../platform/contract/route/principal.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { type AccountEmail, Accounts } from './accounts.js';
import { CurrentPasswordService } from './current-password.service.js';
import type { ChangeEmailDto } from './dto/change-email.dto.js';
import { EmailProofListeners } from './email-proof-listeners.js';
import { MailedLinksService } from './mailed-links.service.js';
import { ProofMailLimits } from './proof-mail-limits.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionsService } from './sessions/sessions.service.js';

/** An e-mail changes when the link in a mail to the new one is used. The old address gets two mails about it (PERSON-40). */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly accounts: Accounts,
    private readonly password: CurrentPasswordService,
    private readonly secondFactor: SecondFactorService,
    private readonly sessions: SessionsService,
    private readonly listeners: EmailProofListeners,
    private readonly mailedLinks: MailedLinksService,
    private readonly mail: MailService,
    private readonly limits: ProofMailLimits,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  /** Does the same for an address with an account as for a free one (PERSON-41). */
  async ask(
    { kind, id, session }: Principal<MemberKind>,
    { email, password, code }: ChangeEmailDto,
    client: Client,
  ): Promise<void> {
    const account = await this.password.require({ kind, id }, password, client);
    if (account.email === email) throw fieldError('bad_input', 'email', MESSAGES.emailIsSame);
    await this.secondFactor.require({ kind, id }, code, client);
    const mayMail = await this.limits.mayMailChange(email);
    await this.transactions.run(async (unit) => {
      if (!(await this.accounts.of(kind).setNewEmail(account, email, session, unit)))
        throw new AppError('unauthorized', MESSAGES.notAuthorized);
      if (mayMail)
        await this.mail.enqueue(
          { to: email, template: 'email-change', data: { kind, id }, ip: client.ip },
          unit,
        );
      if (account.isProven) {
        const data = { kind, name: account.name };
        await this.mail.enqueue({ to: account.email, template: 'email-change-asked', data }, unit);
      }
    });
    this.log.note('email-change-asked', { who: { kind, id }, client });
  }

  async cancel({ kind, id }: Member): Promise<void> {
    if (!(await this.accounts.of(kind).forgetNewEmail(id)))
      throw new AppError('not_found', MESSAGES.noEmailChange);
  }

  /** @param wanted the fingerprint of the new e-mail */
  async complete(person: Member, wanted: string, token: string, client: Client): Promise<void> {
    const account = await this.accounts.of(person.kind).accountById(person.id);
    // The link is used once more, perhaps because the first use stopped halfway.
    if (account?.isProven && fingerprint(account.email) === wanted) {
      await this.listeners.afterEmailProven(person, 'link');
      return this.mail.release(account.email);
    }
    const email = account?.newEmail;
    if (!email || fingerprint(email) !== wanted) throw new AppError('not_found', MESSAGES.proofInvalid);
    const former = await this.take(person, email, account.name, token);
    if (!former.isProven) await this.listeners.afterEmailProven(person, 'link');
    await this.mail.release(email);
    this.log.note('email-changed', { who: person, client });
  }

  /** The owner of the new e-mail does not want the change. */
  async refuse({ kind, id }: Member, wanted: string): Promise<void> {
    const accounts = this.accounts.of(kind);
    const email = (await accounts.accountById(id))?.newEmail;
    if (email && fingerprint(email) === wanted) await accounts.forgetNewEmail(id, { only: email });
  }

  private async take(person: Member, email: string, name: string, token: string): Promise<AccountEmail> {
    const { kind, id } = person;
    try {
      return await this.transactions.run(async (unit) => {
        // Reads outside of the transaction still find the old e-mail, whose codes must end.
        await this.mailedLinks.revoke(person, { unit, except: token });
        const former = await this.accounts.of(kind).takeNewEmail(id, email, unit);
        if (!former) throw new AppError('not_found', MESSAGES.proofInvalid);
        await this.sessions.endSessions(person, { except: former.askedIn, unit });
        if (former.isProven) {
          const data = { kind, name };
          await this.mail.enqueue({ to: former.email, template: 'email-changed', data }, unit);
        } else {
          await this.mail.withdrawHeld(former.email, kind, unit);
          await this.listeners.onEmailProven(person, 'link', unit);
        }
        return former;
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('email_taken', MESSAGES.emailTakenMeanwhile);
      throw error;
    }
  }
}
