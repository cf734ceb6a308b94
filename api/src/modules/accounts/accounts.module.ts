import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { AccountLockedMail } from './account-locked.mail.js';
import { Accounts } from './accounts.js';
import { AccountUse } from './use/account-use.js';
import { CompanyTokensService } from './company-tokens.service.js';
import { CurrentPasswordService } from './current-password.service.js';
import { KnownDevices } from './known-devices.js';
import { PasswordChangeService } from './password-change.service.js';
import { EmailChangeMail } from './email-change.mail.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailProofLinks } from './email-proof-links.js';
import { EmailProofMail } from './email-proof.mail.js';
import { EMAIL_PROOF, emailProofSchema } from './email-proof.schema.js';
import { EmailProofsService } from './email-proofs.service.js';
import { MailSwitchLinks } from './mail-switch-links.js';
import { MailedLinksService } from './mailed-links.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { PasswordsService } from './passwords.service.js';
import { RESET_CODE, resetCodeSchema } from './reset-code.schema.js';
import { ResetCodeMail } from './reset-code.mail.js';
import { EmailProofListeners } from './email-proof-listeners.js';
import { ResetCodesRepository } from './reset-codes.repository.js';
import { ResetCodesService } from './reset-codes.service.js';
import { SeekerTokensService } from './seeker-tokens.service.js';
import { StaffTokensService } from './staff-tokens.service.js';
import { SESSION, sessionSchema } from './sessions/session.schema.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SIGN_IN_FAILURES, signInFailuresSchema } from './sign-in-failures.schema.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SECOND_FACTOR, secondFactorSchema } from './second-factor/second-factor.schema.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SignInFailuresRepository } from './sign-in-failures.repository.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { ProofMailLimits } from './proof-mail-limits.js';
import { BoardSignInLimit } from './board-sign-in-limit.js';

@Module({
  imports: [
    DatabaseModule,
    DiscoveryModule,
    MailModule,
    SecurityLogModule,
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: SESSION, schema: sessionSchema },
      { name: EMAIL_PROOF, schema: emailProofSchema },
      { name: RESET_CODE, schema: resetCodeSchema },
      { name: SECOND_FACTOR, schema: secondFactorSchema },
      { name: SIGN_IN_FAILURES, schema: signInFailuresSchema },
    ]),
  ],
  providers: [
    Accounts,
    PasswordsService,
    PasswordSignInService,
    PasswordResetService,
    PasswordChangeService,
    SessionsRepository,
    SessionsService,
    SecondFactorRepository,
    SecondFactorService,
    ResetCodesRepository,
    ResetCodesService,
    ResetCodeMail,
    AccountLockedMail,
    SignInFailuresRepository,
    SignInFailuresService,
    EmailChangeMail,
    EmailChangeService,
    EmailProofLinks,
    EmailProofMail,
    ProofMailLimits,
    EmailProofsService,
    EmailProofListeners,
    MailedLinksService,
    MailSwitchLinks,
    BoardSignInLimit,
    KnownDevices,
    AccountUse,
    CurrentPasswordService,
    CompanyTokensService,
    SeekerTokensService,
    StaffTokensService,
  ],
  exports: [
    Accounts,
    EmailChangeService,
    EmailProofsService,
    EmailProofListeners,
    AccountUse,
    CurrentPasswordService,
    PasswordsService,
    PasswordSignInService,
    PasswordResetService,
    PasswordChangeService,
    SessionsService,
    SecondFactorService,
    KnownDevices,
    MailSwitchLinks,
    CompanyTokensService,
    SeekerTokensService,
    StaffTokensService,
  ],
})
export class AccountsModule {}
