import type { WebhookEvent as ProviderEvent } from '@clerk/backend';
import { verifyWebhook } from '@clerk/backend/webhooks';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { MailService } from '../../mail/mail.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { toProfile } from '../users/provider-profiles.service.js';
import { UsersService } from '../users/users.service.js';
import { WebhookEventsRepository } from './webhook-events.repository.js';

/** What the provider tells of its users: changes and deletions (PERSON-3). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly events: WebhookEventsRepository,
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly applications: ApplicationsService,
    private readonly mail: MailService,
    private readonly newsletter: NewsletterService,
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
    if (!(await this.events.begin(id))) return;
    try {
      await this.handle(event);
    } catch (error) {
      await this.events.forget(id);
      throw error;
    }
  }

  private async handle(event: ProviderEvent): Promise<void> {
    if (event.type === 'user.deleted' && event.data.id) await this.erase(event.data.id);
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

  /** The user goes last: if a step fails, the message comes again and finds what is left. */
  private async erase(sub: string): Promise<void> {
    const user = await this.users.bySub(sub);
    if (!user) return;
    await this.applications.eraseOfSeeker(user.id);
    if (user.email) await this.mail.forget(user.email);
    if (user.email) await this.newsletter.forget(user.email);
    await this.users.eraseBySub(sub);
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
