import { Module } from '@nestjs/common';
import { JobsModule } from '../modules/jobs/jobs.module.js';
import { PageHeadsService } from './page-heads.service.js';
import { PageAnswersService } from './page-answers.service.js';
import { RenderedPagesService } from './rendered-pages.service.js';
import { SeekerSite } from './seeker-site.js';
import { ShellsService } from './shells.service.js';

/** Serves the two front ends. */
@Module({
  imports: [JobsModule],
  providers: [PageAnswersService, PageHeadsService, RenderedPagesService, SeekerSite, ShellsService],
  exports: [ShellsService],
})
export class SiteModule {}
