import { Module } from '@nestjs/common';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { BackupService } from './backup.service.js';
import { RestoreService } from './restore.service.js';

@Module({
  imports: [ConfigModule, DatabaseModule, FilesModule],
  providers: [BackupService, RestoreService],
})
export class BackupModule {}
