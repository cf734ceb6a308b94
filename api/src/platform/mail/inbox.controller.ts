import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Access } from '../contract/route/access.decorator.js';
import { Settings } from '../config/settings.js';
import { Answers } from '../contract/route/answers.decorator.js';
import { AppError } from '../errors/app-error.js';
import { ok } from '../contract/output/ok.js';
import { type DevMailDto, DevMailsDto, DevMailsQuery } from './dto/dev-mails.dto.js';
import { InboxPage } from './inbox-page.js';
import { isOwnMachine } from './own-machine.js';
import { MailService } from './mail.service.js';

/** The mails contain codes that reset passwords, so only a developer on this machine may see them. */
@ApiTags('Development')
@Controller()
export class InboxController {
  constructor(
    private readonly settings: Settings,
    private readonly mail: MailService,
    private readonly page: InboxPage,
  ) {}

  /**
   * Mails that would have been sent
   * @remarks Newest first. 404 in production, if mail is sent, and for requests from another machine.
   */
  @Get('dev/mails')
  @Access('public')
  @Answers({ ok: DevMailsDto, fails: ['not_found'] })
  async list(@Req() request: Request, @Query() query: DevMailsQuery): Promise<DevMailsDto> {
    return ok({ mails: await this.shown(request, query.to) });
  }

  @Get('inbox')
  @Access('public')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async inbox(@Req() request: Request): Promise<string> {
    return this.page.render(await this.shown(request));
  }

  private async shown(request: Request, to?: string): Promise<DevMailDto[]> {
    if (this.settings.isProduction || this.settings.SMTP_URL || !isOwnMachine(request))
      throw new AppError('not_found', MESSAGES.notFound);
    const mails = await this.mail.shown(to);
    return mails.map(({ _id, to: address, rendered, createdAt, unproven }) => ({
      _id: _id.toHexString(),
      to: address,
      subject: rendered.subject,
      text: rendered.text,
      html: rendered.html,
      date: createdAt.toISOString(),
      ...(unproven ? { held: true } : {}),
    }));
  }
}
