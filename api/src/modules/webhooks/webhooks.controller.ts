import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Access } from '../../auth/access.decorator.js';
import { Answers } from '../../http/answers.decorator.js';
import { ok, OkDto } from '../../http/ok.js';
import { WebhooksService } from './webhooks.service.js';

const SIGNED = ['svix-id', 'svix-timestamp', 'svix-signature'] as const;

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /**
   * Messages of the identity provider
   * @remarks Clerk's signed messages about its users, each taken once; 404 with the built-in sign-in.
   */
  @Post('clerk')
  @Access('public')
  @Answers({ ok: OkDto, fails: ['unauthorized', 'not_found', 'too_large'] })
  async clerk(@Req() request: Request): Promise<OkDto> {
    const headers = Object.fromEntries(SIGNED.map((name) => [name, request.get(name) ?? '']));
    const body: unknown = request.body;
    await this.webhooks.receive(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    return ok({}, MESSAGES.webhookReceived);
  }
}
