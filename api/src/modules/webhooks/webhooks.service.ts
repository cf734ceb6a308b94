import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookEvent as ProviderEvent } from '@clerk/backend';
import { verifyWebhook } from '@clerk/backend/webhooks';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { ErasureService } from '../privacy/erasure.service.js';
import { toProfile } from '../users/provider-profiles.service.js';
import { UsersService } from '../users/users.service.js';
import { WebhookEventsRepository } from './webhook-events.repository.js';

const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 5_000;

/** What the provider tells of its users: changes and deletions (PERSON-3). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly events: WebhookEventsRepository,
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly erasures: ErasureService,
  ) {}

  /**
   * @param rawBody the bytes that the signature covers
   * @throws AppError not_found without Clerk, unauthorized for a bad or old signature, or no event
   */
  async receive(headers: Record<string, string>, rawBody: Buffer): Promise<void> {
    const signingSecret = this.settings.CLERK_WEBHOOK_SIGNING_SECRET;
    if (this.settings.AUTH_MODE !== 'clerk' || !signingSecret)
      throw new AppError('not_found', MESSAGES.notFound);
    const event = await verified(headers, rawBody, signingSecret);
    const id = headers['svix-id'] ?? '';
    if (!(await this.isToHandle(id))) return;
    try {
      await this.handle(event);
      await this.events.finish(id);
    } catch (error) {
      await this.events.forget(id);
      throw error;
    }
  }

  /** Of a message that comes while it is handled the outcome is waited for: were it told that all is well, it might be lost. */
  private async isToHandle(id: string): Promise<boolean> {
    const end = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      const begun = await this.events.begin(id);
      if (begun !== 'at-work') return begun === 'begun';
      if (Date.now() > end) throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 60 });
      await wait(LOOK_AGAIN_MS);
    }
  }

  private async handle(event: ProviderEvent): Promise<void> {
    if (event.type === 'user.deleted' && event.data.id) await this.erasures.eraseSub(event.data.id);
    if (event.type === 'user.updated') {
      const { id, first_name: firstName, last_name: lastName, image_url: imageUrl } = event.data;
      const primary = (event.data.email_addresses ?? []).find(
        (one) => one.id === event.data.primary_email_address_id,
      );
      const profile = toProfile({
        firstName,
        lastName,
        imageUrl,
        primaryEmail: primary?.email_address ?? '',
      });
      await this.users.storeProfile(id, profile);
    }
  }
}

async function verified(
  headers: Record<string, string>,
  body: Buffer,
  signingSecret: string,
): Promise<ProviderEvent> {
  try {
    const request = new Request('http://webhook', { method: 'POST', headers, body: new Uint8Array(body) });
    const event = await verifyWebhook(request, { signingSecret });
    if (typeof event.data !== 'object') throw new Error('no event');
    return event;
  } catch {
    throw new AppError('unauthorized', MESSAGES.notAuthorized);
  }
}
