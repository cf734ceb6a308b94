import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { LimitsModule } from '../limits/limits.module.js';
import { Settings } from '../config/settings.js';
import { FileLinks } from './file-links.js';
import { FileMover } from './file-mover.js';
import { FileOwners } from './file-owners.js';
import { FileSweeper } from './file-sweeper.js';
import { STORED_FILE, storedFileSchema } from './file.schema.js';
import { FilesController } from './files.controller.js';
import { FilesNumbers } from './files-numbers.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { PdfCheckService } from './pdf-check.service.js';
import { PdfPool } from './pdf-pool.js';
import { PublicImagesController } from './public-images.controller.js';
import { SmallLogos } from './small-logos.js';
import { chooseStore } from './store/choose-store.js';
import { FileStore } from './store/file-store.js';

@Module({
  imports: [
    DiscoveryModule,
    LimitsModule,
    MongooseModule.forFeature([{ name: STORED_FILE, schema: storedFileSchema }]),
  ],
  controllers: [FilesController, PublicImagesController],
  providers: [
    { provide: FileStore, inject: [Settings, getConnectionToken()], useFactory: chooseStore },
    FileLinks,
    FileMover,
    FileOwners,
    FilesRepository,
    FilesNumbers,
    FilesService,
    FileSweeper,
    PdfCheckService,
    PdfPool,
    SmallLogos,
  ],
  exports: [FileMover, FilesService, FileStore],
})
export class FilesModule {}
