import { Module } from '@nestjs/common';
import { JobsModule } from '../../modules/jobs/jobs.module.js';
import { LandingsService } from './landings.service.js';
import { NewsletterModule } from '../../modules/newsletter/newsletter.module.js';
import { NewsletterFormsController } from './newsletter-forms.controller.js';
import { PageHeadsService } from './page-heads.service.js';
import { PageAnswersService } from './page-answers.service.js';
import { PictureDrawer } from './pictures/picture-drawer.js';
import { PicturesService } from './pictures/pictures.service.js';
import { RenderPlaces } from './render-places.js';
import { RenderedPagesService } from './rendered-pages.service.js';
import { SeekerSite } from './seeker-site.js';
import { ShellsService } from './shells.service.js';
import { SitemapService } from './sitemap/sitemap.service.js';

/** Serves the two front ends, and the sitemap and pictures for search engines and messengers. */
@Module({
  imports: [JobsModule, NewsletterModule],
  controllers: [NewsletterFormsController],
  providers: [
    LandingsService,
    PageAnswersService,
    PageHeadsService,
    PictureDrawer,
    PicturesService,
    RenderPlaces,
    RenderedPagesService,
    SeekerSite,
    ShellsService,
    SitemapService,
  ],
  exports: [ShellsService],
})
export class SiteModule {}
