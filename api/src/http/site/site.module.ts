import { Module } from '@nestjs/common';
import { AccountsModule } from '../../modules/accounts/accounts.module.js';
import { ApplicationsModule } from '../../modules/applications/applications.module.js';
import { CompaniesModule } from '../../modules/companies/companies.module.js';
import { CompanyPagesModule } from '../../modules/company-pages/company-pages.module.js';
import { JobsModule } from '../../modules/jobs/jobs.module.js';
import { LandingsService } from './landings.service.js';
import { NewsletterModule } from '../../modules/newsletter/newsletter.module.js';
import { NewsletterFormsController } from './newsletter-forms.controller.js';
import { ReportsModule } from '../../modules/reports/reports.module.js';
import { ReportFormController } from './report-form.controller.js';
import { UsersModule } from '../../modules/users/users.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { ApplyFormController } from './apply-form.controller.js';
import { InterviewFormController } from './interview-form.controller.js';
import { MailSwitchFormController } from './mail-switch-form.controller.js';
import { ClosingFormController } from './closing-form.controller.js';
import { JobPreviewController } from './job-preview.controller.js';
import { PageHeadsService } from './page-heads.service.js';
import { PageAnswersService } from './page-answers.service.js';
import { PictureDrawer } from './pictures/picture-drawer.js';
import { PicturesService } from './pictures/pictures.service.js';
import { RenderSlots } from './render-slots.js';
import { RenderedPagesService } from './rendered-pages.service.js';
import { SeekerSite } from './seeker-site.js';
import { ShellsService } from './shells.service.js';
import { SitemapService } from './sitemap/sitemap.service.js';
import { TextsController } from './texts.controller.js';
import { TextsService } from './texts.service.js';

@Module({
  imports: [
    AccountsModule,
    ApplicationsModule,
    CompaniesModule,
    CompanyPagesModule,
    JobsModule,
    LimitsModule,
    NewsletterModule,
    ReportsModule,
    UsersModule,
  ],
  controllers: [
    ApplyFormController,
    ClosingFormController,
    JobPreviewController,
    MailSwitchFormController,
    InterviewFormController,
    NewsletterFormsController,
    ReportFormController,
    TextsController,
  ],
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
    TextsService,
  ],
  exports: [ShellsService],
})
export class SiteModule {}
