import { Body, Controller, Get, Post, Req, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Access } from '../../auth/access.decorator.js';
import { ResetPasswordDto, SendResetOtpDto, SignInDto } from '../../auth/dto/password.dto.js';
import { CompanyId } from '../../auth/identity.js';
import { PasswordReset } from '../../auth/password-reset.service.js';
import { LogoUpload } from '../../files/upload.js';
import { Answers } from '../../http/answers.decorator.js';
import { ok, OkDto } from '../../http/ok.js';
import { AddressLimits } from '../../limits/address-limits.js';
import { RESET_ASKS, RESET_TRIES, SIGN_INS } from '../../limits/limit-rules.js';
import { CompaniesService } from './companies.service.js';
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
    private readonly resets: PasswordReset,
    private readonly limits: AddressLimits,
  ) {}

  /** Registers a company, with an optional logo, and signs it in. */
  @Post('register')
  @Access('public')
  @LogoUpload('image')
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: RegisterCompanyFormDto })
  @Answers({ ok: CompanySessionDto, fails: [400, 409, 413, 415] })
  async register(
    @Body() details: RegisterCompanyDto,
    @Req() request: Request,
    @UploadedFile() image?: Express.Multer.File,
  ): Promise<CompanySessionDto> {
    await this.limits.useAddress(request, ...SIGN_INS);
    return ok(await this.companies.register(details, image), MESSAGES.companyRegistered);
  }

  /** Signs a company in. Ten failures make an account wait. */
  @Post('login')
  @Access('public')
  @Answers({ ok: CompanySessionDto, fails: [400, 401, 413, 415] })
  async login(@Body() { email, password }: SignInDto, @Req() request: Request): Promise<CompanySessionDto> {
    await this.limits.useAddress(request, ...SIGN_INS);
    return ok(await this.companies.logIn(email, password), MESSAGES.loggedIn);
  }

  /** The signed-in company. */
  @Get('company')
  @Access('company')
  @Answers({ ok: OneCompanyDto, fails: [401] })
  async company(@CompanyId() companyId: string): Promise<OneCompanyDto> {
    return ok({ company: await this.companies.self(companyId) });
  }

  /** The signed-in company, for the console. */
  @Get('profile')
  @Access('company')
  @Answers({ ok: CompanyProfileDto, fails: [401] })
  async profile(@CompanyId() companyId: string): Promise<CompanyProfileDto> {
    return ok({ data: await this.companies.self(companyId) });
  }

  /** Changes name or logo. */
  @Post('profile')
  @Access('company')
  @LogoUpload('image')
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: UpdateProfileFormDto })
  @Answers({ ok: CompanyProfileDto, fails: [400, 401, 413, 415] })
  async updateProfile(
    @CompanyId() companyId: string,
    @Body() { name }: UpdateProfileDto,
    @UploadedFile() image?: Express.Multer.File,
  ): Promise<CompanyProfileDto> {
    return ok({ data: await this.companies.updateProfile(companyId, name, image) }, MESSAGES.profileUpdated);
  }

  /** Ends every token of the company at its next call. */
  @Post('sign-out-everywhere')
  @Access('company')
  @Answers({ ok: OkDto, fails: [401] })
  async signOutEverywhere(@CompanyId() companyId: string): Promise<OkDto> {
    await this.companies.signOutEverywhere(companyId);
    return ok({}, MESSAGES.signedOutEverywhere);
  }

  /** Asks for a reset code by mail; answers the same whether the e-mail is registered or not. */
  @Post('send-reset-otp')
  @Access('public')
  @Answers({ ok: OkDto, fails: [400, 413, 415] })
  async sendResetOtp(@Body() { email }: SendResetOtpDto, @Req() request: Request): Promise<OkDto> {
    await this.limits.useAddress(request, ...RESET_ASKS);
    await this.resets.ask('company', email);
    return ok({}, MESSAGES.codeOnItsWay);
  }

  /** Sets a new password with the code from the mail and ends every older token. */
  @Post('reset-password')
  @Access('public')
  @Answers({ ok: OkDto, fails: [400, 413, 415] })
  async resetPassword(
    @Body() { email, otp, newPassword }: ResetPasswordDto,
    @Req() request: Request,
  ): Promise<OkDto> {
    await this.limits.useAddress(request, ...RESET_TRIES);
    await this.resets.reset('company', email, otp, newPassword);
    return ok({}, MESSAGES.passwordReset);
  }
}
