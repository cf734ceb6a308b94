import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { CompanyTokensService } from './company-tokens.service.js';
import { PasswordsService } from './passwords.service.js';
import { RESET_CODE, resetCodeSchema } from './reset-code.schema.js';
import { ResetCodesService } from './reset-codes.service.js';
import { SeekerTokensService } from './seeker-tokens.service.js';
import { SIGN_IN_FAILURES, signInFailuresSchema } from './sign-in-failures.schema.js';
import { SignInGuard } from './sign-in-guard.service.js';

/** What sign-in is made of; the modules that own accounts use it. */
@Module({
  imports: [
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: RESET_CODE, schema: resetCodeSchema },
      { name: SIGN_IN_FAILURES, schema: signInFailuresSchema },
    ]),
  ],
  providers: [PasswordsService, ResetCodesService, SignInGuard, CompanyTokensService, SeekerTokensService],
  exports: [PasswordsService, ResetCodesService, SignInGuard, CompanyTokensService, SeekerTokensService],
})
export class AuthModule {}
