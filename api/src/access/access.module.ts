import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CompaniesModule } from '../modules/companies/companies.module.js';
import { UsersModule } from '../modules/users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CompanyStrategy } from './company.strategy.js';
import { CompanyTokenGuard } from './company-token.guard.js';

/** The one guard of all routes. */
@Module({
  imports: [AccountsModule, CompaniesModule, UsersModule],
  providers: [CompanyStrategy, CompanyTokenGuard, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class AccessModule {}
