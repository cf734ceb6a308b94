import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { MailRenderer } from './mail-renderer.js';
import { isUnreachable, MailSender } from './mail-sender.js';
import type { MailTemplate } from './mail-templates.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';
import { afterRefusal, afterUnreachable } from './retry.policy.js';

export type Preparer = (row: Pick<OutboxMail, 'to' | 'data'>) => Promise<Record<string, string> | null>;

const POLL_MS = 1_000;
/** Longer than any try to send takes: connection, greeting and silence are each cut off at 20 s. */
const LEASE_MS = 120_000;
const LANES = 4;
const LAST_MAILS_MS = 10_000;

/** Takes mails from the outbox and sends them. Any number of processes may run one (trust M1). */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('MailWorker');
  private readonly preparers = new Map<MailTemplate, Preparer>();
  private timer?: NodeJS.Timeout;
  private round?: Promise<void>;
  private again = false;
  private failing = false;

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly renderer: MailRenderer,
    private readonly sender: MailSender,
    private readonly adapter: HttpAdapterHost,
  ) {}

  registerPreparer(template: MailTemplate, prepare: Preparer): void {
    this.preparers.set(template, prepare);
  }

  /** Command line tools only write to the outbox; a serving process sends. */
  onApplicationBootstrap(): void {
    if (this.adapter.httpAdapter) this.timer = setInterval(() => this.wake(), POLL_MS).unref();
  }

  /** Lets the mails that are being sent be noted; a server that stays silent gives them back by their lease. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await Promise.race([this.round, setTimeout(LAST_MAILS_MS, undefined, { ref: false })]);
  }

  /** Sends what is due, now. */
  wake(): void {
    if (!this.timer) return;
    if (this.round) {
      this.again = true;
      return;
    }
    this.round = this.sendAll().finally(() => {
      this.round = undefined;
      if (this.again) this.wake();
    });
  }

  private async sendAll(): Promise<void> {
    this.again = false;
    try {
      await Promise.all(Array.from({ length: LANES }, () => this.lane()));
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.error({ err: error }, 'the outbox cannot be read');
      this.failing = true;
    }
  }

  private async lane(): Promise<void> {
    while (this.timer) {
      const now = Date.now();
      const mail = await this.outbox.take(new Date(now), new Date(now + LEASE_MS));
      if (!mail) return;
      await this.handle(mail);
    }
  }

  private async handle(mail: OutboxMail): Promise<void> {
    try {
      await this.deliver(mail);
    } catch (error) {
      const next = isUnreachable(error)
        ? afterUnreachable(new Date())
        : afterRefusal(mail.refusals, new Date());
      await this.outbox.giveBack(mail, next);
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      const said = { mailId: mail._id.toHexString(), template: mail.template, code, responseCode };
      if (next.status === 'dead') this.logger.error(said, 'mail refused for good, kept as a dead letter');
      else this.logger.warn(said, 'mail not sent, will be tried again');
    }
  }

  private async deliver(mail: OutboxMail): Promise<void> {
    const prepare = this.preparers.get(mail.template);
    const prepared = prepare ? await prepare(mail) : {};
    if (!prepared) return this.outbox.remove(mail._id);
    const data = { ...mail.data, ...prepared };
    const rendered = this.renderer.render(mail.template, data);
    if (!this.sender.isOn) return this.outbox.show(mail._id, rendered);
    await this.sender.send(mail, rendered, data.unsubscribeUrl);
    return this.outbox.remove(mail._id);
  }
}
