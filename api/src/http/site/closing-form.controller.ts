import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { formatDay } from '@skybil/shared';
import type { Response } from 'express';
import { ClosingService } from '../../modules/jobs/closing.service.js';
import { OptionField } from '../../platform/contract/input/fields.js';
import { AcceptsBody, PAGE_FORM } from '../../platform/contract/route/accepts-body.decorator.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import {
  CLOSING_ACTIONS,
  type ClosingAction,
  closingDonePage,
  closingPage,
  closingUsedPage,
} from './closing-page.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { sendLinkPage } from './send-link-page.js';

class ClosingFormDto {
  @OptionField(Object.keys(CLOSING_ACTIONS), { description: 'What happens with the job', example: 'extend' })
  action: ClosingAction;
}

/** The page of the mails before a job closes (CLOSE-9). Opening it changes nothing. */
@ApiExcludeController()
@Controller(`${PAGE_FORMS}/closing`)
export class ClosingFormController {
  constructor(private readonly closing: ClosingService) {}

  @Get(':token')
  @Access('public')
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const job = await this.closing.linked(token);
    const html = job && closingPage(job, token, databaseNow());
    sendLinkPage(response, html, { gone: closingUsedPage() });
  }

  @Post(':token')
  @Access('public')
  @AcceptsBody(PAGE_FORM)
  async act(
    @Param('token') token: string,
    @Body() { action }: ClosingFormDto,
    @Res() response: Response,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    const done = action === 'extend' ? await this.extend(token) : await this.close(token, action);
    const html = done === undefined ? undefined : closingDonePage(done);
    sendLinkPage(response, html, { gone: closingUsedPage() });
  }

  private async extend(token: string): Promise<string | undefined> {
    const until = await this.closing.extendByLink(token);
    return until && `It takes applications until ${formatDay(until)}`;
  }

  private async close(token: string, as: Exclude<ClosingAction, 'extend'>): Promise<string | undefined> {
    return (await this.closing.closeByLink(token, as)) ? 'The advert is closed' : undefined;
  }
}
