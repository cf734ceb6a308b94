import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { EmailProofController } from './email-proof.controller.js';

@Module({
  imports: [AccountsModule, PrivacyModule],
  controllers: [EmailProofController],
})
export class EmailProofModule {}
