import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { Access } from '../../auth/access.decorator.js';
import { Answers } from '../../http/answers.decorator.js';
import { ok, OkDto } from '../../http/ok.js';
import { ConfirmDto, SubscribeDto, UnsubscribeDto } from './dto/newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /** Asks for the newsletter; a mail with a link to confirm follows. */
  @Post()
  @Access('public')
  @Answers({ ok: OkDto, fails: [400, 413, 415] })
  async subscribe(@Body() { user_type, email }: SubscribeDto): Promise<OkDto> {
    await this.newsletter.subscribe(user_type, email);
    return ok({}, MESSAGES.newsletterSubscribed);
  }

  /** Puts an address on the list, from the page that the mail leads to. */
  @Post('confirm')
  @Access('public')
  @Answers({ ok: OkDto, fails: [400, 404, 413, 415] })
  async confirm(@Body() { token }: ConfirmDto): Promise<OkDto> {
    await this.newsletter.confirm(token);
    return ok({}, MESSAGES.newsletterConfirmed);
  }

  /** Takes an address off the list; also what mail programs post at one click (RFC 8058). */
  @Post('unsubscribe')
  @Access('public')
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @Answers({ ok: OkDto, fails: [400, 404, 413, 415] })
  async unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeDto): Promise<OkDto> {
    await this.newsletter.unsubscribe(body.token ?? query.token ?? '');
    return ok({}, MESSAGES.newsletterUnsubscribed);
  }
}
