import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Client } from '../../platform/contract/route/client.js';
import type { MemberKind, Principal } from '../../platform/contract/route/principal.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import type { PasswordAccount, PasswordAccounts } from './accounts.js';
import { CurrentPasswordService } from './current-password.service.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionsService } from './sessions/sessions.service.js';

const FIELD = 'currentPassword';
const NAME_OF: Record<MemberKind, 'person' | 'company'> = { seeker: 'person', company: 'company' };

/** SIGN-11 */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  /** The caller's session needs a new token. @returns the account, and the version for that token */
  async change<Account extends PasswordAccount>(
    { session, ...person }: Principal<MemberKind>,
    accounts: PasswordAccounts<Account>,
    { currentPassword, newPassword, code }: { currentPassword: string; newPassword: string; code?: string },
    client: Client,
  ): Promise<{ account: Account; version: number }> {
    const account = await accounts.accountById(person.id);
    if (!account) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    const { passwordHash: old, name, email } = account;
    this.passwords.refuseGuessable(newPassword, 'newPassword', { [NAME_OF[person.kind]]: name, email });
    await this.currentPassword.require(person, currentPassword, client, FIELD);
    await this.secondFactor.require(person, code, client);
    const hash = await this.passwords.hash(newPassword, client.ip);
    const version = await this.transactions.run(async (unit) => {
      const raised = await accounts.setPassword(person.id, hash, unit, old);
      // Somebody else changed the password meanwhile.
      if (raised === undefined) throw fieldError('wrong_password', FIELD, MESSAGES.wrongCurrentPassword);
      await this.sessions.endAll(person, { except: session, unit });
      await this.mail.enqueue(
        { to: email, template: 'password-changed', data: { kind: person.kind, name } },
        unit,
      );
      return raised;
    });
    this.log.note('password-changed', { who: person, client });
    return { account, version };
  }
}
