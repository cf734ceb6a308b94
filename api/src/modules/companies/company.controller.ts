import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { CheckResetOtpDto, ResetPasswordDto, SendResetOtpDto } from '../accounts/dto/password.dto.js';
import { type Visitor, VisitorOf } from '../accounts/visitor.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Company, CompanyId, type Principal } from '../../platform/contract/route/principal.js';
import { EmailChangeService } from '../accounts/email-change.service.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { PasswordResetService } from '../accounts/password-reset.service.js';
import {
  picture,
  AcceptsBody,
  type Upload,
  Uploaded,
} from '../../platform/contract/route/accepts-body.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { Bodies } from '../../platform/contract/route/bodies.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import {
  EMAIL_CHANGES,
  LOGOS,
  RESET_ASKS,
  RESET_TRIES,
  SIGN_INS,
} from '../../platform/contract/route/limit-rules.js';
import { ApplicantMailsService } from './applicant-mails.service.js';
import { CompaniesService } from './companies.service.js';
import { ApplicantMailsDto } from './dto/applicant-mails.dto.js';
import { ChangeCompanyEmailDto } from './dto/change-company-email.dto.js';
import { CompanyLoginDto } from './dto/company-login.dto.js';
import { CompanyProfileDto, CompanySessionDto, OneCompanyDto } from './dto/company.dto.js';
import {
  RegisterCompanyDto,
  RegisterCompanyFormDto,
  UpdateProfileDto,
  UpdateProfileFormDto,
} from './dto/register-company.dto.js';

@ApiTags('Company account')
@Controller('company')
export class CompanyController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly resets: PasswordResetService,
    private readonly proofs: EmailProofsService,
    private readonly changes: EmailChangeService,
    private readonly applicantMails: ApplicantMailsService,
  ) {}

  /**
   * Register a company
   * @remarks As a form with or without a logo, or as JSON without one. The answer signs the company in.
   */
  @Post('register')
  @Access('public')
  @Limit(...SIGN_INS, LOGOS)
  @AcceptsBody(picture('image'))
  @Bodies({ 'multipart/form-data': RegisterCompanyFormDto })
  @Answers({ ok: CompanySessionDto, fails: [...IN_BODY, 'email_taken'] })
  async register(
    @Body() details: RegisterCompanyDto,
    @VisitorOf() visitor: Visitor,
    @Uploaded() image?: Upload,
  ): Promise<CompanySessionDto> {
    return ok(await this.companies.register(details, image, visitor), MESSAGES.companyRegistered);
  }

  /**
   * Sign a company in
   * @remarks Several failures in a row lock the account for a while; the answer stays the same. An account with an
   * authenticator app needs a `code` too.
   */
  @Post('login')
  @Access('public')
  @Limit(...SIGN_INS)
  @Answers({
    ok: CompanySessionDto,
    fails: [...IN_BODY, 'invalid_credentials', 'second_factor_needed', 'invalid_code'],
  })
  async login(@Body() given: CompanyLoginDto, @VisitorOf() visitor: Visitor): Promise<CompanySessionDto> {
    return ok(await this.companies.logIn(given, visitor), MESSAGES.loggedIn);
  }

  /**
   * The signed-in company
   * @remarks With the e-mail that it signs in with.
   */
  @Get('company')
  @Access('company')
  @Answers({ ok: OneCompanyDto, fails: ['unauthorized'] })
  async company(@CompanyId() companyId: string): Promise<OneCompanyDto> {
    return ok({ company: await this.companies.self(companyId) });
  }

  /**
   * The signed-in company, for the console
   * @remarks The same record under `data`, as the console expects its resources.
   */
  @Get('profile')
  @Access('company')
  @Answers({ ok: CompanyProfileDto, fails: ['unauthorized'] })
  async profile(@CompanyId() companyId: string): Promise<CompanyProfileDto> {
    return ok({ data: await this.companies.self(companyId) });
  }

  /**
   * Change name, logo, description, website or place
   * @remarks An absent field does not change. A new logo replaces the old one. Without a logo it can be sent as JSON.
   */
  @Post('profile')
  @Access('company')
  @Limit(LOGOS)
  @AcceptsBody(picture('image'))
  @Bodies({ 'multipart/form-data': UpdateProfileFormDto }, { required: false })
  @Answers({ ok: CompanyProfileDto, fails: [...IN_BODY, 'unauthorized'] })
  async updateProfile(
    @CompanyId() companyId: string,
    @Body() change: UpdateProfileDto,
    @Uploaded() image?: Upload,
  ): Promise<CompanyProfileDto> {
    return ok(
      { data: await this.companies.updateProfile(companyId, change, image) },
      MESSAGES.profileUpdated,
    );
  }

  /**
   * Switch mails about new applicants on or off
   * @remarks One for the first new applicant, then none until the list was opened or a day has passed. On by default.
   */
  @Post('applicant-mails')
  @Access('company')
  @Answers({ ok: CompanyProfileDto, fails: [...IN_BODY, 'unauthorized'] })
  async setApplicantMails(
    @CompanyId() companyId: string,
    @Body() { applicantMails }: ApplicantMailsDto,
  ): Promise<CompanyProfileDto> {
    await this.applicantMails.set(companyId, applicantMails);
    return ok({ data: await this.companies.self(companyId) }, MESSAGES.mailSwitched);
  }

  /**
   * Ask for the mail that proves the e-mail
   * @remarks One an hour, three a day. Sends nothing when the e-mail is already proven.
   */
  @Post('send-email-proof')
  @Access('company')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async sendEmailProof(@CompanyId() id: string, @ClientOf() client: Client): Promise<OkDto> {
    await this.proofs.ask({ kind: 'company', id }, client);
    return ok({}, MESSAGES.proofSent);
  }

  /**
   * Change the e-mail
   * @remarks Takes the password, and a code where two-step sign-in is on. The change is made when the link in a mail to the
   * new e-mail is used; until then the old one stays. The answer is the same if the new one has an account. A throw-away
   * address is refused.
   */
  @Post('change-email')
  @Access('company')
  @Limit(EMAIL_CHANGES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code'] })
  async changeEmail(
    @Company() company: Principal<'company'>,
    @Body() change: ChangeCompanyEmailDto,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    await this.changes.ask(company, change, client);
    return ok({}, MESSAGES.emailChangeSent);
  }

  /**
   * Cancel a change of the e-mail
   * @remarks The link in the mail to the new e-mail ends. 404 if no change is waiting.
   */
  @Post('cancel-email-change')
  @Access('company')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async cancelEmailChange(@CompanyId() id: string): Promise<OkDto> {
    await this.changes.cancel({ kind: 'company', id });
    return ok({}, MESSAGES.emailChangeCancelled);
  }

  /**
   * Ask for a reset code by mail
   * @remarks Answers the same whether the e-mail is registered or not.
   */
  @Post('send-reset-otp')
  @Access('public')
  @Limit(RESET_ASKS)
  @Answers({ ok: OkDto, fails: IN_BODY })
  async sendResetOtp(@Body() { email }: SendResetOtpDto, @VisitorOf() visitor: Visitor): Promise<OkDto> {
    await this.resets.ask('company', email, visitor);
    return ok({}, MESSAGES.codeOnItsWay);
  }

  /**
   * Check a reset code
   * @remarks Does not use it up. A wrong one uses up a try, as in the reset itself.
   */
  @Post('check-reset-otp')
  @Access('public')
  @Limit(RESET_TRIES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'invalid_code'] })
  async checkResetOtp(@Body() given: CheckResetOtpDto, @VisitorOf() visitor: Visitor): Promise<OkDto> {
    await this.resets.check('company', given, visitor);
    return ok({}, MESSAGES.resetCodeRight);
  }

  /**
   * Set a new password
   * @remarks With the digits from the mail, or the secret of its link. Ends every token and notifies the owner by mail.
   */
  @Post('reset-password')
  @Access('public')
  @Limit(RESET_TRIES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'invalid_code'] })
  async resetPassword(@Body() given: ResetPasswordDto, @VisitorOf() visitor: Visitor): Promise<OkDto> {
    await this.resets.reset('company', given, visitor);
    return ok({}, MESSAGES.passwordReset);
  }
}
