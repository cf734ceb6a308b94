import { MailerService } from '@nestjs-modules/mailer';
import { Injectable } from '@nestjs/common';
import { mailLink } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import { networkCause } from '../upstream/network-cause.js';
import type { UpstreamFailure } from '../upstream/failure-log.js';
import { mailFailure } from './mail-failure.js';
import type { OutboxMail, RenderedMail } from './outbox.schema.js';

/** Nodemailer's codes for a server that takes no mail at all. Other errors refuse one mail. */
const UNREACHABLE = new Set<unknown>([
  'ECONNECTION',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
  'EPROXY',
  'ESOCKET',
  'ETLS',
]);

/** Prepared values that are not part of the texts. */
export interface MailExtras {
  unsubscribeUrl?: string;
  /** iCalendar */
  calendar?: string;
}

@Injectable()
export class MailSender {
  private readonly host: string;

  constructor(
    private readonly settings: Settings,
    private readonly mailer: MailerService,
  ) {
    this.host = new URL(settings.PUBLIC_URL).hostname;
  }

  get isOn(): boolean {
    return Boolean(this.settings.SMTP_URL);
  }

  async signIn(): Promise<void> {
    if (this.isOn) await this.mailer.getTransporter().verify();
  }

  /** A mail that is sent twice has the same Message-ID both times. */
  async send({ _id, to }: OutboxMail, rendered: RenderedMail, extras: MailExtras = {}): Promise<void> {
    const { unsubscribeUrl, calendar } = extras;
    await this.mailer.sendMail({
      to: { name: '', address: to },
      messageId: `<${_id.toHexString()}@${this.host}>`,
      headers: unsubscribeUrl ? this.bulkHeaders(unsubscribeUrl) : {},
      ...(calendar ? { attachments: [calendarFile(calendar)] } : {}),
      ...rendered,
    });
  }

  explain(error: unknown): UpstreamFailure {
    return mailFailure(error, this.settings.SMTP_URL);
  }

  private bulkHeaders(unsubscribeUrl: string): Record<string, string> {
    return {
      'List-Unsubscribe': `<${unsubscribeUrl}>, <${mailLink(this.settings.SUPPORT_EMAIL)}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }
}

export function isUnreachable(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return UNREACHABLE.has(code) || (responseCode === undefined && networkCause(error) !== undefined);
}

function calendarFile(content: string) {
  return { filename: 'interview.ics', content, contentType: 'text/calendar; charset=utf-8' };
}
