import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { BoardChanges } from '../answers/board-changes.js';
import { Transactions } from '../database/transactions.js';
import type { PersonKind } from '../contract/route/principal.js';
import { AppError } from '../errors/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { SecurityLog } from '../security-log/security-log.js';
import { accountKey, Accounts } from './accounts.js';
import { EmailProofsService } from './email-proofs.service.js';
import type { ResetPasswordDto } from './dto/password.dto.js';
import { KnownDevices } from './known-devices.js';
import { PasswordsService } from './passwords.service.js';
import { ResetCodesService } from './reset-codes.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import type { Visitor } from './visitor.js';

/** Setting a new password with what a mail brought (SIGN-8). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodesService,
    private readonly passwords: PasswordsService,
    private readonly guard: SignInFailuresService,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionsService,
    private readonly proofs: EmailProofsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly changes: BoardChanges,
    private readonly log: SecurityLog,
  ) {}

  /** Answers the same for known and unknown e-mails: the code is made when the mail is sent. */
  async ask(kind: PersonKind, email: string, visitor: Visitor): Promise<void> {
    await this.codes.useAsk(accountKey(kind, email), visitor);
    await this.mail.enqueue({ to: email, template: 'reset-code', data: { kind } });
    this.log.note('reset-asked', 'visitor', { account: kind, email });
  }

  /** By the digits of the mail or the secret of its link. @throws AppError invalid_code */
  async reset(
    kind: PersonKind,
    { email, otp = '', secret, newPassword }: ResetPasswordDto,
    visitor: Visitor,
  ): Promise<void> {
    // nothing of the account: whoever asks has not proven yet to be its owner
    this.passwords.refuseGuessable(newPassword, 'newPassword', { email });
    const key = accountKey(kind, email);
    const owner = this.accounts.of(kind);
    const account = await owner.byEmail(email);
    const redeemed = await (secret === undefined
      ? this.codes.redeemDigits(key, otp, visitor)
      : this.codes.redeemLink(key, secret));
    if (!redeemed || !account) {
      this.log.note('reset-failed', 'visitor', { account: kind, email });
      throw secret === undefined
        ? invalid('otp', MESSAGES.invalidCode)
        : invalid('secret', MESSAGES.resetLinkInvalid);
    }
    const passwordHash = await this.passwords.hash(newPassword);
    const person = { kind, id: account.id };
    const isNews = !account.isProven;
    const ended = await this.transactions.run(async (unit) => {
      await owner.setPassword(account.id, passwordHash, unit);
      if (isNews) await this.proofs.proven(person, 'reset', unit);
      await this.codes.spendAll(key, unit);
      await this.mail.enqueue(
        { to: email, template: 'password-changed', data: { name: isNews ? '' : account.name } },
        unit,
      );
      return this.sessions.endAll(person, { unit });
    });
    this.changes.tell(owner.collection, account.id);
    this.sessions.tell(ended);
    if (isNews) await this.proofs.stored(person, email, 'reset');
    await this.guard.forgetAll(key);
    this.devices.remember(visitor, key);
    this.log.note('reset-redeemed', person);
  }
}

function invalid(field: string, sentence: string): AppError {
  return new AppError('invalid_code', sentence, { errors: { [field]: sentence } });
}
