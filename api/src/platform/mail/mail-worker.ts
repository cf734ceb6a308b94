import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { databaseNow } from '../database/database-clock.js';
import { FailureLog, type UpstreamFailure } from '../upstream/failure-log.js';
import { counter } from '../metrics/numbers.js';
import { MailBudgets, type UsedUpLimit } from './mail-budgets.js';
import { MailPreparers } from './mail-preparers.js';
import { MailRenderer } from './mail-renderer.js';
import { isUnreachable, MailSender } from './mail-sender.js';
import { waitsForProof } from './mail-templates.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';
import { ProvenAddresses } from './proven-addresses.js';
import { afterRefusal, afterUnreachable, type NextTry, whileLimited, whileUnproven } from './retry.policy.js';

export const MAIL_TIMER = 'mails';
const POLL_MS = 1_000;
const LEASE_MS = 25_000;
const EXTEND_MS = LEASE_MS / 4;
const LANES = 4;
const sent = counter('skybil_mails_sent_total', 'Mails that the mail server accepted, by template', [
  'template',
]);
const SHUTDOWN_WAIT_MS = 10_000;

const givenUp = (failure: UpstreamFailure): UpstreamFailure => ({
  ...failure,
  cause: 'given-up',
  advice: 'A mail was refused ten times and is tried no more: see npm run mail -- list.',
});

@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('MailWorker');
  private readonly failures = new FailureLog('mail');
  private isOpen = false;
  private readonly lanes = new Set<Promise<void>>();
  private again = false;
  private failing = false;
  /** Log lines must not carry the id of the request that started the lane. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly addresses: ProvenAddresses,
    private readonly preparers: MailPreparers,
    private readonly budgets: MailBudgets,
    private readonly renderer: MailRenderer,
    private readonly sender: MailSender,
    private readonly adapter: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.isOpen = Boolean(this.adapter.httpAdapter);
  }

  /** A mail whose server does not answer in time is free again after its lease. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isOpen = false;
    await Promise.race([Promise.all(this.lanes), wait(SHUTDOWN_WAIT_MS, undefined, { ref: false })]);
  }

  /** Several lanes, so that a slow server does not delay other mails. */
  @Interval(MAIL_TIMER, POLL_MS)
  wake(): void {
    if (!this.isOpen) return;
    this.again = this.lanes.size === LANES;
    while (this.lanes.size < LANES) this.openLane();
  }

  private openLane(): void {
    const lane = this.outsideRequests(() => this.sendAll()).finally(() => {
      this.lanes.delete(lane);
      if (this.again) this.wake();
    });
    this.lanes.add(lane);
  }

  private async sendAll(): Promise<void> {
    try {
      await this.lane();
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.error({ err: error }, 'the outbox cannot be read');
      this.failing = true;
    }
  }

  private async lane(): Promise<void> {
    while (this.isOpen) {
      const now = databaseNow();
      const mail = await this.outbox.lease(new Date(now), new Date(now + LEASE_MS));
      if (!mail) return;
      await this.handle(mail);
    }
  }

  private async handle(mail: OutboxMail): Promise<void> {
    try {
      await this.deliver(mail);
    } catch (error) {
      const now = new Date(databaseNow());
      const next = isUnreachable(error) ? afterUnreachable(now) : afterRefusal(mail.refusals, now);
      const failure = this.sender.explain(error);
      const { cause, said } = failure;
      await this.outbox.reschedule(mail, { ...next, lastFailure: { at: now, cause, said } });
      this.failures.report(failure);
      if (next.status === 'dead') this.failures.report(givenUp(failure), 'error');
    }
  }

  private async deliver(mail: OutboxMail): Promise<void> {
    const status = await this.addresses.statusOf(mail.to);
    const unproven = waitsForProof(mail.template) && status === 'unproven';
    if (unproven && this.sender.isOn)
      return this.rescheduleOrRemove(
        mail,
        whileUnproven(mail.firstDueAt ?? mail.createdAt, new Date(databaseNow())),
      );
    const usedUp = await this.budgets.spend(mail, status);
    if (usedUp) return this.postpone(mail, usedUp);
    const prepared = await this.preparers.prepare(mail);
    if (!prepared) {
      await this.budgets.refund(mail, status);
      return this.outbox.remove(mail._id);
    }
    const data = { ...mail.data, ...prepared };
    const rendered = this.renderer.render(mail.template, data);
    if (!this.sender.isOn) return this.outbox.markShown(mail._id, rendered, unproven);
    await this.extendingLease(mail, this.sender.send(mail, rendered, data));
    sent.inc({ template: mail.template });
    return this.outbox.remove(mail._id);
  }

  /** Codes expire before the next day, so they are dropped. */
  private async postpone(mail: OutboxMail, { rule, retryAt }: UsedUpLimit): Promise<void> {
    const next = retryAt && whileLimited(mail.firstDueAt ?? mail.createdAt, retryAt);
    const said = { mailId: mail._id.toHexString(), template: mail.template, rule };
    this.logger.warn(
      said,
      `mail ${next ? 'waits for another day' : 'dropped'}, a limit of the day is used up`,
    );
    await this.rescheduleOrRemove(mail, next);
  }

  private async rescheduleOrRemove(mail: OutboxMail, next: NextTry | undefined): Promise<void> {
    if (next) await this.outbox.reschedule(mail, next);
    else await this.outbox.remove(mail._id);
  }

  private async extendingLease(mail: OutboxMail, sending: Promise<void>): Promise<void> {
    let extended = Promise.resolve();
    const timer = setInterval(() => {
      extended = this.outbox.extend(mail, new Date(databaseNow() + LEASE_MS)).catch(() => undefined);
    }, EXTEND_MS).unref();
    try {
      await sending;
    } finally {
      clearInterval(timer);
      await extended;
    }
  }
}
