import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ONE_CLICK_FORM, AcceptsBody } from '../../platform/contract/route/accepts-body.decorator.js';
import { MESSAGES } from '@skybil/shared';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { Bodies } from '../../platform/contract/route/bodies.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { ConfirmDto, SubscribeDto, UnsubscribeDto } from './dto/newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /**
   * Ask for the newsletter
   * @remarks Sends a mail with a confirmation link, at most three a day. New, pending and confirmed addresses get
   * the same answer.
   */
  @Post()
  @Access('public')
  @Answers({ ok: OkDto, fails: IN_BODY })
  async subscribe(@Body() { user_type, email }: SubscribeDto, @ClientOf() { ip }: Client): Promise<OkDto> {
    await this.newsletter.subscribe(user_type, email, ip);
    return ok({}, MESSAGES.newsletterSubscribed);
  }

  /**
   * Confirm an address
   * @remarks Called by the page that the mail links to. The address receives the newsletter from now on.
   */
  @Post('confirm')
  @Access('public')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found'] })
  async confirm(@Body() { token }: ConfirmDto): Promise<OkDto> {
    await this.newsletter.confirm(token);
    return ok({}, MESSAGES.newsletterConfirmed);
  }

  /**
   * Leave the newsletter
   * @remarks A page sends the token in the body. A mail program sends it in the query (one-click unsubscribe, RFC
   * 8058). A repeated call gets the same answer.
   */
  @Post('unsubscribe')
  @Access('public')
  @AcceptsBody(ONE_CLICK_FORM)
  @Bodies(
    { 'application/json': UnsubscribeDto, 'application/x-www-form-urlencoded': UnsubscribeDto },
    { required: false },
  )
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found'] })
  async unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeDto): Promise<OkDto> {
    await this.newsletter.unsubscribe(body.token ?? query.token ?? '');
    return ok({}, MESSAGES.newsletterUnsubscribed);
  }
}
