import { Module } from '@nestjs/common';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { BackupService } from './backup.service.js';
import { RestoreService } from './restore.service.js';

/** The parts of the board that the backup, restore and file commands need. */
@Module({
  imports: [ConfigModule, DatabaseModule, FilesModule],
  providers: [BackupService, RestoreService],
})
export class BackupModule {}
