import { type CanActivate, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountsModule } from '../../modules/accounts/accounts.module.js';
import { CompaniesModule } from '../../modules/companies/companies.module.js';
import { StaffAccountsModule } from '../../modules/staff/staff-accounts.module.js';
import { UsersModule } from '../../modules/users/users.module.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import { AccessGuard } from './access.guard.js';
import { CompanyGuard } from './company.guard.js';
import { CompanyStrategy } from './company.strategy.js';
import { SeekerGuard } from './seeker.guard.js';
import { StaffGuard } from './staff.guard.js';

const CREDENTIAL_GUARDS: Record<PersonKind, Type<CanActivate>> = {
  seeker: SeekerGuard,
  company: CompanyGuard,
  staff: StaffGuard,
};

/** Registers the global guards. Nest runs them in this order. */
@Module({
  imports: [AccountsModule, CompaniesModule, StaffAccountsModule, UsersModule],
  providers: [
    CompanyStrategy,
    ...Object.values(CREDENTIAL_GUARDS).map((useClass) => ({ provide: APP_GUARD, useClass })),
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AccessModule {}
