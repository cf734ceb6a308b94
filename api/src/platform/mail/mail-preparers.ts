import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { decoratedProviders } from '../contract/decorated-providers.js';
import type { MailTemplate, PreparedMail } from './mail-templates.js';
import type { OutboxMail } from './outbox.schema.js';

export type MailToPrepare = Pick<OutboxMail, '_id' | 'to' | 'data'>;

export interface MailPreparer {
  /**
   * @returns null if the mail must not be sent. A value `unsubscribeUrl` adds the headers of bulk mail, and `calendar` is
   * sent as a calendar file.
   */
  prepare(mail: MailToPrepare): Promise<Record<string, string> | null>;
}

export const PreparesMail = DiscoveryService.createDecorator<PreparedMail>();

@Injectable()
export class MailPreparers implements OnModuleInit {
  private preparers = new Map<PreparedMail, MailPreparer>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.preparers = decoratedProviders(this.discovery, PreparesMail);
  }

  async prepare(mail: MailToPrepare & { template: MailTemplate }): Promise<Record<string, string> | null> {
    const preparer = this.preparers.get(mail.template as PreparedMail);
    return preparer ? preparer.prepare(mail) : {};
  }
}
