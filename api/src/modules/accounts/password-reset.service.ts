import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Transactions } from '../../platform/database/transactions.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Member, MemberKind } from '../../platform/contract/route/principal.js';
import { type AppError, fieldError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { accountKey, Accounts, type PasswordAccount } from './accounts.js';
import { EmailProofsService } from './email-proofs.service.js';
import type { CheckResetOtpDto, ResetPasswordDto } from './dto/password.dto.js';
import { KnownDevices } from './known-devices.js';
import { PasswordsService } from './passwords.service.js';
import type { ResetCode } from './reset-code.record.js';
import type { Proof } from './reset-codes.repository.js';
import { ResetCodesService } from './reset-codes.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import type { Visitor } from './visitor.js';

/** SIGN-8 */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodesService,
    private readonly passwords: PasswordsService,
    private readonly failures: SignInFailuresService,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionsService,
    private readonly proofs: EmailProofsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  /** The code is made when the mail is sent, so that known and unknown e-mails take the same time. */
  async ask(kind: MemberKind, email: string, visitor: Visitor): Promise<void> {
    // In one transaction, so that a failed request does not use up the limit.
    await this.transactions.run(async (unit) => {
      await this.codes.countRequest(accountKey(kind, email), visitor, unit);
      await this.mail.enqueue({ to: email, template: 'reset-code', data: { kind }, ip: visitor.ip }, unit);
    });
    this.log.note('reset-asked', { who: 'visitor', client: visitor, on: [{ account: kind, email }] });
  }

  /** SIGN-42 */
  async check(kind: MemberKind, { email, otp }: CheckResetOtpDto, visitor: Visitor): Promise<void> {
    if (!(await this.codes.check(accountKey(kind, email), otp, visitor)))
      throw this.refused(kind, email, 'digits', visitor);
  }

  async reset(
    kind: MemberKind,
    { email, otp = '', secret, newPassword }: ResetPasswordDto,
    visitor: Visitor,
  ): Promise<void> {
    // The name of the account is not checked: the caller has not yet proven to be its owner.
    this.passwords.refuseGuessable(newPassword, 'newPassword', { email });
    const key = accountKey(kind, email);
    const account = await this.accounts.of(kind).byEmail(email);
    const by = secret === undefined ? 'digits' : 'link';
    const code = await (secret === undefined
      ? this.codes.rightDigits(key, otp, visitor)
      : this.codes.rightLink(key, secret));
    if (!code || !account) throw this.refused(kind, email, by, visitor);
    const person = { kind, id: account.id };
    const isSet =
      code.usedAt === undefined &&
      (await this.set(person, { ...account, email }, { code, by, newPassword }, visitor));
    // A repeated request succeeds if the password is already the new one.
    if (!isSet && !(await this.hasPassword(kind, email, newPassword, visitor)))
      throw this.refused(kind, email, by, visitor);
    await this.failures.forgetAll(key);
    this.devices.remember(visitor, key);
  }

  private async set(
    person: Member,
    { email, name, isProven }: PasswordAccount,
    { code, by, newPassword }: { code: ResetCode; by: Proof; newPassword: string },
    client: Client,
  ): Promise<boolean> {
    const key = accountKey(person.kind, email);
    const owner = this.accounts.of(person.kind);
    const passwordHash = await this.passwords.hash(newPassword, client.ip);
    const isSpent = await this.transactions.run(async (unit) => {
      if (!(await this.codes.spend(key, code, by, unit))) return false;
      await owner.setPassword(person.id, passwordHash, unit);
      const before = isProven ? undefined : await this.proofs.prove(person, 'reset', unit);
      const isTakenOver = before?.wasProven === false && person.kind === 'seeker';
      const words = { name: isProven ? name : '', ...(isTakenOver ? { cleared: 'yes' } : {}) };
      await this.mail.enqueue(
        { to: email, template: 'password-changed', data: { kind: person.kind, ...words } },
        unit,
      );
      await this.sessions.endAll(person, { unit });
      return true;
    });
    if (!isSpent) return false;
    if (!isProven) await this.proofs.afterEmailProven(person, email, 'reset');
    this.log.note('reset-redeemed', { who: person, client });
    if (!isProven) this.log.note('email-proven', { who: person, client });
    return true;
  }

  private async hasPassword(
    kind: MemberKind,
    email: string,
    password: string,
    { ip }: Client,
  ): Promise<boolean> {
    const account = await this.accounts.of(kind).byEmail(email);
    return this.passwords.matches(password, account?.passwordHash, ip);
  }

  private refused(kind: MemberKind, email: string, by: Proof, client: Client): AppError {
    this.log.note('reset-failed', { who: 'visitor', client, on: [{ account: kind, email }] });
    return by === 'digits'
      ? fieldError('invalid_code', 'otp', MESSAGES.invalidCode)
      : fieldError('invalid_code', 'secret', MESSAGES.resetLinkInvalid);
  }
}
