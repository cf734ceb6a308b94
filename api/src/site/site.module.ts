import { Module } from '@nestjs/common';
import { JobsModule } from '../modules/jobs/jobs.module.js';
import { PageHeads } from './page-heads.service.js';
import { Shells } from './shells.service.js';

/** Serves the two front ends. */
@Module({ imports: [JobsModule], providers: [PageHeads, Shells], exports: [Shells] })
export class SiteModule {}
