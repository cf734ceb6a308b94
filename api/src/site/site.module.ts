import { Module } from '@nestjs/common';
import { JobsModule } from '../modules/jobs/jobs.module.js';
import { PageHeadsService } from './page-heads.service.js';
import { ShellsService } from './shells.service.js';

/** Serves the two front ends. */
@Module({ imports: [JobsModule], providers: [PageHeadsService, ShellsService], exports: [ShellsService] })
export class SiteModule {}
