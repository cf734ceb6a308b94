import { setTimeout as wait } from 'node:timers/promises';
import type { UserJSON, WebhookEvent as ProviderEvent } from '@clerk/backend';
import { verifyWebhook } from '@clerk/backend/webhooks';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ErasureService } from '../privacy/erasure.service.js';
import { type Profile, toProfile } from '../users/provider-profiles.service.js';
import { UsersService } from '../users/users.service.js';
import { WebhookEventsRepository } from './webhook-events.repository.js';

/** Clerk's types lack the time of the event, in milliseconds since 1970. */
type TimedEvent = ProviderEvent & { timestamp: number | undefined };

const POLL_MS = 50;
const MAX_WAIT_MS = 5_000;

@Injectable()
export class WebhooksService {
  constructor(
    private readonly events: WebhookEventsRepository,
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly erasures: ErasureService,
  ) {}

  async receive(headers: Record<string, string>, rawBody: Buffer): Promise<void> {
    const signingSecret = this.settings.CLERK_WEBHOOK_SIGNING_SECRET;
    if (this.settings.AUTH_MODE !== 'clerk' || !signingSecret)
      throw new AppError('not_found', MESSAGES.notFound);
    const event = await verified(headers, rawBody, signingSecret);
    const id = headers['svix-id'] ?? '';
    if (!(await this.begin(id))) return;
    try {
      await this.handle(event);
      await this.events.finish(id);
    } catch (error) {
      await this.events.forget(id);
      throw error;
    }
  }

  /** Waits while another call handles the same message: a success now would lose the message if that call failed. */
  private async begin(id: string): Promise<boolean> {
    const end = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const state = await this.events.begin(id);
      if (state !== 'in-progress') return state === 'begun';
      if (Date.now() > end) throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 60 });
      await wait(POLL_MS);
    }
  }

  private async handle(event: TimedEvent): Promise<void> {
    const { id } = event.data;
    if (!id) return;
    if (event.type === 'user.created') await this.users.storeNewProfile(id, profileOf(event));
    if (event.type === 'user.updated') await this.users.storeProfile(id, profileOf(event));
    if (event.type === 'user.deleted') await this.erasures.eraseSub(id);
  }
}

function profileOf({ data, timestamp }: { data: UserJSON; timestamp: number | undefined }): Profile {
  const primary = (data.email_addresses ?? []).find((one) => one.id === data.primary_email_address_id);
  return toProfile({
    firstName: data.first_name,
    lastName: data.last_name,
    imageUrl: data.image_url,
    primaryEmail: primary?.email_address ?? '',
    verification: primary?.verification,
    updatedAt: data.updated_at ?? timestamp,
  });
}

async function verified(
  headers: Record<string, string>,
  body: Buffer,
  signingSecret: string,
): Promise<TimedEvent> {
  try {
    const request = new Request('http://webhook', { method: 'POST', headers, body: new Uint8Array(body) });
    const event = await verifyWebhook(request, { signingSecret });
    if (typeof event.data !== 'object' || event.data === null) throw new Error('no event');
    const { timestamp } = JSON.parse(body.toString()) as { timestamp?: number };
    return Object.assign(event, { timestamp });
  } catch {
    throw new AppError('unauthorized', MESSAGES.notAuthorized);
  }
}
