import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CompaniesModule } from '../../modules/companies/companies.module.js';
import { UsersModule } from '../../modules/users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountsModule } from '../../modules/accounts/accounts.module.js';
import { CompanyStrategy } from './company.strategy.js';
import { CompanyCredential } from './company.credential.js';
import { Credentials } from './credentials.js';
import { SeekerCredential } from './seeker.credential.js';

/** The one guard of all routes. */
@Module({
  imports: [DiscoveryModule, AccountsModule, CompaniesModule, UsersModule],
  providers: [
    CompanyStrategy,
    CompanyCredential,
    SeekerCredential,
    Credentials,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AccessModule {}
