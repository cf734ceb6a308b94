import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffRepository } from './staff.repository.js';
import { STAFF, staffSchema } from './staff.schema.js';
import { StaffSignInService } from './staff-sign-in.service.js';

/** The accounts exist also with `STAFF=off`: the operator can still remove them. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: STAFF, schema: staffSchema }]),
    AccountsModule,
    DatabaseModule,
    SecurityLogModule,
  ],
  providers: [StaffRepository, StaffAccountsService, StaffSignInService],
  exports: [StaffAccountsService, StaffSignInService],
})
export class StaffAccountsModule {}
