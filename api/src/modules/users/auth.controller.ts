import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { Access } from '../../platform/contract/route/access.decorator.js';
import {
  CheckResetOtpDto,
  ResetPasswordDto,
  SendResetOtpDto,
  SignInWithCodeDto,
} from '../accounts/dto/password.dto.js';
import { type Visitor, VisitorOf } from '../accounts/visitor.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { type Principal, Seeker, SeekerId } from '../../platform/contract/route/principal.js';
import { ChangeEmailDto } from '../accounts/dto/change-email.dto.js';
import { EmailChangeService } from '../accounts/email-change.service.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { PasswordResetService } from '../accounts/password-reset.service.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import {
  EMAIL_CHANGES,
  RESET_ASKS,
  RESET_TRIES,
  SIGN_INS,
} from '../../platform/contract/route/limit-rules.js';
import { SignUpDto } from './dto/sign-up.dto.js';
import { SeekerSessionDto } from './dto/user.dto.js';
import { LocalOnlyGuard } from './local-only.guard.js';
import { LocalSignInService } from './local-sign-in.service.js';

/** The built-in sign-in of seekers; 404 where Clerk is used. */
@ApiTags('Seeker sign-in')
@UseGuards(LocalOnlyGuard)
@Controller('auth')
export class AuthController {
  constructor(
    private readonly local: LocalSignInService,
    private readonly resets: PasswordResetService,
    private readonly proofs: EmailProofsService,
    private readonly changes: EmailChangeService,
  ) {}

  /**
   * Make an account
   * @remarks The answer signs the seeker in.
   */
  @Post('sign-up')
  @Access('public')
  @Limit(...SIGN_INS)
  @Answers({ ok: SeekerSessionDto, fails: [...IN_BODY, 'not_found', 'email_taken'] })
  async signUp(@Body() details: SignUpDto, @VisitorOf() visitor: Visitor): Promise<SeekerSessionDto> {
    return ok(await this.local.signUp(details, visitor), MESSAGES.accountCreated);
  }

  /**
   * Sign in
   * @remarks Several failures in a row lock the account for a while; the answer stays the same. An account with an
   * authenticator app needs a `code` too.
   */
  @Post('sign-in')
  @Access('public')
  @Limit(...SIGN_INS)
  @Answers({
    ok: SeekerSessionDto,
    fails: [...IN_BODY, 'invalid_credentials', 'second_factor_needed', 'invalid_code', 'not_found'],
  })
  async signIn(@Body() given: SignInWithCodeDto, @VisitorOf() visitor: Visitor): Promise<SeekerSessionDto> {
    return ok(await this.local.signIn(given, visitor), MESSAGES.loggedIn);
  }

  /**
   * Ask for the mail that proves the e-mail
   * @remarks One an hour, three a day. Sends nothing when the e-mail is already proven.
   */
  @Post('send-email-proof')
  @Access('seeker')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async sendEmailProof(@SeekerId() id: string, @ClientOf() client: Client): Promise<OkDto> {
    await this.proofs.ask({ kind: 'seeker', id }, client);
    return ok({}, MESSAGES.proofSent);
  }

  /**
   * Change the e-mail
   * @remarks Takes the password, and a code where two-step sign-in is on. The change is made when the link in a mail to the
   * new e-mail is used; until then the old one stays. The answer is the same if the new one has an account.
   */
  @Post('change-email')
  @Access('seeker')
  @Limit(EMAIL_CHANGES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code', 'not_found'] })
  async changeEmail(
    @Seeker() seeker: Principal<'seeker'>,
    @Body() change: ChangeEmailDto,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    await this.changes.ask(seeker, change, client);
    return ok({}, MESSAGES.emailChangeSent);
  }

  /**
   * Cancel a change of the e-mail
   * @remarks The link in the mail to the new e-mail ends. 404 if no change is waiting.
   */
  @Post('cancel-email-change')
  @Access('seeker')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async cancelEmailChange(@SeekerId() id: string): Promise<OkDto> {
    await this.changes.cancel({ kind: 'seeker', id });
    return ok({}, MESSAGES.emailChangeCancelled);
  }

  /**
   * Ask for a reset code by mail
   * @remarks Answers the same whether the e-mail is registered or not.
   */
  @Post('send-reset-otp')
  @Access('public')
  @Limit(RESET_ASKS)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found'] })
  async sendResetOtp(@Body() { email }: SendResetOtpDto, @VisitorOf() visitor: Visitor): Promise<OkDto> {
    await this.resets.ask('seeker', email, visitor);
    return ok({}, MESSAGES.codeOnItsWay);
  }

  /**
   * Check a reset code
   * @remarks Does not use it up. A wrong one uses up a try, as in the reset itself.
   */
  @Post('check-reset-otp')
  @Access('public')
  @Limit(RESET_TRIES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'invalid_code', 'not_found'] })
  async checkResetOtp(@Body() given: CheckResetOtpDto, @VisitorOf() visitor: Visitor): Promise<OkDto> {
    await this.resets.check('seeker', given, visitor);
    return ok({}, MESSAGES.resetCodeRight);
  }

  /**
   * Set a new password
   * @remarks With the digits from the mail, or the secret of its link. Ends every session and notifies the owner by mail.
   */
  @Post('reset-password')
  @Access('public')
  @Limit(RESET_TRIES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'invalid_code', 'not_found'] })
  async resetPassword(@Body() given: ResetPasswordDto, @VisitorOf() visitor: Visitor): Promise<OkDto> {
    await this.resets.reset('seeker', given, visitor);
    return ok({}, MESSAGES.passwordReset);
  }
}
