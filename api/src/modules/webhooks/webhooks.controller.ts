import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import { SIGNED_BYTES, AcceptsBody } from '../../platform/contract/route/accepts-body.decorator.js';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { WebhooksService } from './webhooks.service.js';

const SIGNED = ['svix-id', 'svix-timestamp', 'svix-signature'] as const;

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /**
   * Receive a message of the identity provider
   * @remarks Clerk signs its messages. Each message is handled once. 404 with the built-in sign-in.
   */
  @Post('clerk')
  @Access('public')
  @AcceptsBody(SIGNED_BYTES)
  @ApiHeader({ name: 'svix-id', description: 'Id of the message', required: true, example: 'msg_2x' })
  @ApiHeader({
    name: 'svix-timestamp',
    description: 'When it was sent, in seconds since 1970',
    required: true,
    example: '1790000000',
  })
  @ApiHeader({
    name: 'svix-signature',
    description: 'Signature over id, time and raw body',
    required: true,
    example: 'v1,Zm9v',
  })
  @ApiBody({
    description: 'An event as the provider documents it',
    schema: { type: 'object', example: { type: 'user.updated', data: { id: 'user_2x' } } },
  })
  @Answers({ ok: OkDto, fails: ['unauthorized', 'not_found', 'too_large'] })
  async clerk(@Req() request: Request): Promise<OkDto> {
    const headers = Object.fromEntries(SIGNED.map((name) => [name, request.get(name) ?? '']));
    const body: unknown = request.body;
    await this.webhooks.receive(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    return ok({}, MESSAGES.webhookReceived);
  }
}
