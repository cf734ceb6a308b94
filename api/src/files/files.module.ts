import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { LimitsModule } from '../limits/limits.module.js';
import { Settings } from '../config/settings.js';
import { FileLinks } from './file-links.js';
import { FileOwners } from './file-owners.js';
import { FileSweeper } from './file-sweeper.js';
import { STORED_FILE, storedFileSchema } from './file.schema.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { PdfCheckService } from './pdf-check.service.js';
import { PdfPool } from './pdf-pool.js';
import { PublicImagesController } from './public-images.controller.js';
import { FileStore } from './store/file-store.js';
import { GridFsFileStore } from './store/gridfs-file-store.js';
import { S3FileStore } from './store/s3-file-store.js';

@Module({
  imports: [
    DiscoveryModule,
    LimitsModule,
    MongooseModule.forFeature([{ name: STORED_FILE, schema: storedFileSchema }]),
  ],
  controllers: [FilesController, PublicImagesController],
  providers: [
    {
      provide: FileStore,
      inject: [Settings, getConnectionToken()],
      useFactory: (settings: Settings, connection: Connection) =>
        settings.FILE_STORE === 's3' ? new S3FileStore(settings) : new GridFsFileStore(connection),
    },
    FileLinks,
    FileOwners,
    FilesRepository,
    FilesService,
    FileSweeper,
    PdfCheckService,
    PdfPool,
  ],
  exports: [FilesService, FileStore],
})
export class FilesModule {}
