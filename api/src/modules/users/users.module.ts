import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { ERASED_SUB, erasedSubSchema } from './erased-sub.schema.js';
import { AuthController } from './auth.controller.js';
import { LocalAccountsRepository } from './local-accounts.repository.js';
import { LocalSignInService } from './local-sign-in.service.js';
import { ProviderProfilesService } from './provider-profiles.service.js';
import { SeekerSecondFactorController } from './seeker-second-factor.controller.js';
import { SeekerSessionsController } from './seeker-sessions.controller.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { ReceiptsService } from './receipts.service.js';
import { ProfileService } from './profile.service.js';
import { USER, userSchema } from './user.schema.js';
import { UserFiles } from './user-files.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER, schema: userSchema },
      { name: ERASED_SUB, schema: erasedSubSchema },
    ]),
    AccountsModule,
    DatabaseModule,
    FilesModule,
    SecurityLogModule,
  ],
  controllers: [UsersController, AuthController, SeekerSecondFactorController, SeekerSessionsController],
  providers: [
    UsersRepository,
    UserFiles,
    LocalAccountsRepository,
    ProviderProfilesService,
    UsersService,
    ProfileService,
    ReceiptsRepository,
    ReceiptsService,
    LocalSignInService,
  ],
  exports: [UsersService, LocalSignInService, ProfileService, ReceiptsService],
})
export class UsersModule {}
