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
import { FailureLog, type OutsideFailure } from '../upstream/failure-log.js';
import { counter } from '../metrics/numbers.js';
import { MailBudgets, type TooMany } from './mail-budgets.js';
import { MailPreparers } from './mail-preparers.js';
import { MailRenderer } from './mail-renderer.js';
import { isUnreachable, MailSender } from './mail-sender.js';
import { waitsForProof } from './mail-templates.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';
import { ProvenAddresses, type Standing } from './proven-addresses.js';
import { afterRefusal, afterUnreachable, whileTooMany, whileUnproven } from './retry.policy.js';

const POLL_MS = 1_000;
/** A worker that died gives its mail up after this; one that is sending extends it, however slow the server is. */
const LEASE_MS = 25_000;
const EXTEND_MS = LEASE_MS / 4;
const LANES = 4;
const sent = counter('skybil_mails_sent_total', 'Mails that the mail server took, by template', ['template']);
const LAST_MAILS_MS = 10_000;

const givenUp = (failure: OutsideFailure): OutsideFailure => ({
  ...failure,
  cause: 'given-up',
  advice: 'A mail was refused ten times and is tried no more: see npm run mail -- list.',
});

/** Takes mails from the outbox and sends them. Any number of processes may run one (MAIL-1). */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('MailWorker');
  private readonly failures = new FailureLog('mail');
  private isOpen = false;
  private readonly lanes = new Set<Promise<void>>();
  private again = false;
  private failing = false;
  /** A lane sends mails of many requests: what it logs has nothing to do with the one that opened it. */
  private readonly ofNoRequest = AsyncLocalStorage.snapshot();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly addresses: ProvenAddresses,
    private readonly preparers: MailPreparers,
    private readonly budgets: MailBudgets,
    private readonly renderer: MailRenderer,
    private readonly sender: MailSender,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** Command line tools only write to the outbox; a serving process sends. */
  onApplicationBootstrap(): void {
    this.isOpen = Boolean(this.adapter.httpAdapter);
  }

  /** Lets the mails that are being sent be noted; a server that stays silent gives them back by their lease. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isOpen = false;
    await Promise.race([Promise.all(this.lanes), wait(LAST_MAILS_MS, undefined, { ref: false })]);
  }

  /** Sends what is due, now; a lane that waits for a slow server holds up no other. */
  @Interval(POLL_MS)
  wake(): void {
    if (!this.isOpen) return;
    this.again = this.lanes.size === LANES;
    while (this.lanes.size < LANES) this.openLane();
  }

  private openLane(): void {
    const lane = this.ofNoRequest(() => this.sendAll()).finally(() => {
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
      const mail = await this.outbox.take(new Date(now), new Date(now + LEASE_MS));
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
      await this.outbox.giveBack(mail, { ...next, lastFailure: { at: now, cause, said } });
      this.failures.tell(failure);
      if (next.status === 'dead') this.failures.tell(givenUp(failure), 'error');
    }
  }

  private async deliver(mail: OutboxMail): Promise<void> {
    const standing = await this.addresses.standing(mail.to);
    const unproven = waitsForProof(mail.template) && standing === 'unproven';
    if (unproven && this.sender.isOn) return this.hold(mail);
    const tooMany = await this.budgets.take(mail, standing);
    if (tooMany) return this.postpone(mail, tooMany);
    const prepared = await this.preparers.prepare(mail);
    if (!prepared) return this.leave(mail, standing);
    const data = { ...mail.data, ...prepared };
    const rendered = this.renderer.render(mail.template, data);
    if (!this.sender.isOn) return this.outbox.show(mail._id, rendered, unproven);
    await this.keeping(mail, this.sender.send(mail, rendered, data.unsubscribeUrl));
    sent.inc({ template: mail.template });
    return this.outbox.remove(mail._id);
  }

  /** The proof lets it go; should that come at this very moment, it is found the next time. */
  private async hold(mail: OutboxMail): Promise<void> {
    const next = whileUnproven(mail.createdAt, new Date(databaseNow()));
    if (next) await this.outbox.giveBack(mail, next);
    else await this.outbox.remove(mail._id);
  }

  /** To the day on which there is room again; a code is of no use by then. */
  private async postpone(mail: OutboxMail, { rule, again }: TooMany): Promise<void> {
    const next = again && whileTooMany(mail.createdAt, again);
    const said = { mailId: mail._id.toHexString(), template: mail.template, rule };
    this.logger.warn(
      said,
      `mail ${next ? 'waits for another day' : 'dropped'}, a limit of the day is used up`,
    );
    if (next) await this.outbox.giveBack(mail, next);
    else await this.outbox.remove(mail._id);
  }

  /** There is nobody to send it to, and nothing of a budget spent. */
  private async leave(mail: OutboxMail, standing: Standing): Promise<void> {
    await this.budgets.giveBack(mail, standing);
    await this.outbox.remove(mail._id);
  }

  private async keeping(mail: OutboxMail, sending: Promise<void>): Promise<void> {
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
