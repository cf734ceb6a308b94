import { Module } from '@nestjs/common';
import { JobsModule } from '../../modules/jobs/jobs.module.js';
import { LandingsService } from './landings.service.js';
import { NewsletterModule } from '../../modules/newsletter/newsletter.module.js';
import { NewsletterFormsController } from './newsletter-forms.controller.js';
import { PageHeadsService } from './page-heads.service.js';
import { PageAnswersService } from './page-answers.service.js';
import { PictureDrawer } from './pictures/picture-drawer.js';
import { PicturesService } from './pictures/pictures.service.js';
import { RenderSlots } from './render-slots.js';
import { RenderedPagesService } from './rendered-pages.service.js';
import { SeekerSite } from './seeker-site.js';
import { ShellsService } from './shells.service.js';
import { SitemapService } from './sitemap/sitemap.service.js';

@Module({
  imports: [JobsModule, NewsletterModule],
  controllers: [NewsletterFormsController],
  providers: [
    LandingsService,
    PageAnswersService,
    PageHeadsService,
    PictureDrawer,
    PicturesService,
    RenderSlots,
    RenderedPagesService,
    SeekerSite,
    ShellsService,
    SitemapService,
  ],
  exports: [ShellsService],
})
export class SiteModule {}
