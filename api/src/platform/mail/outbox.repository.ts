import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import type { Person } from '../contract/route/principal.js';
import { databaseNow } from '../database/database-clock.js';
import type { UnitOfWork } from '../database/transactions.js';
import { isUrgent, type MailOwner } from './mail-templates.js';
import type { NextTry } from './retry.policy.js';
import { OUTBOX_MAIL, type OutboxMail, type RenderedMail } from './outbox.schema.js';

/** `dueAt` defaults to now. */
export type NewMail = Pick<OutboxMail, 'to' | 'template' | 'data' | 'origin' | 'cause'> &
  Partial<Pick<OutboxMail, 'dueAt'>>;
export type StoredMail = Pick<OutboxMail, 'to' | 'template' | 'data' | 'status' | 'createdAt'>;
export type ShownMail = OutboxMail & { rendered: RenderedMail };

const UNSENT = ['waiting', 'held', 'dead'] as const;
/** All means all dead mails. */
export type Chosen = { id: string } | 'all';

@Injectable()
export class OutboxRepository {
  constructor(@InjectModel(OUTBOX_MAIL) private readonly mails: Model<OutboxMail>) {}

  async add(mail: NewMail, unit?: UnitOfWork): Promise<void> {
    const urgent = isUrgent(mail.template) ? { urgent: true as const } : {};
    await this.mails.create([{ ...mail, ...urgent }], { session: unit ?? null });
  }

  /** Urgent mails come first (MAIL-20). The worker checks held mails again. */
  async lease(now: Date, leaseUntil: Date): Promise<OutboxMail | null> {
    const past = mongoose.trusted({ $lte: now });
    return this.mails
      .findOneAndUpdate(
        { status: mongoose.trusted({ $in: ['waiting', 'held'] }), dueAt: past, leaseUntil: past },
        { leaseUntil },
        { sort: { urgent: -1, dueAt: 1 }, returnDocument: 'after' },
      )
      .lean();
  }

  /** Does nothing if another worker has taken the mail. */
  async extend(mail: OutboxMail, leaseUntil: Date): Promise<void> {
    const mine = { _id: mail._id, leaseUntil: mail.leaseUntil };
    const { matchedCount } = await this.mails.updateOne(mine, { leaseUntil });
    if (matchedCount === 1) mail.leaseUntil = leaseUntil;
  }

  async markCounted(id: Types.ObjectId): Promise<boolean> {
    const first = { _id: id, isCounted: mongoose.trusted({ $ne: true }) };
    return (await this.mails.updateOne(first, { isCounted: true })).matchedCount === 1;
  }

  async remove(id: Types.ObjectId): Promise<void> {
    await this.mails.deleteOne({ _id: id });
  }

  async markShown(id: Types.ObjectId, rendered: RenderedMail, unproven: boolean): Promise<void> {
    await this.mails.updateOne({ _id: id }, { status: 'shown', rendered, unproven });
  }

  async release(to: string): Promise<void> {
    await this.mails.updateMany(
      { to, status: 'held' },
      { status: 'waiting', dueAt: new Date(databaseNow()) },
    );
    await this.mails.updateMany({ to, unproven: true }, { $unset: { unproven: 1 } });
  }

  /** Does nothing if another worker has taken the mail. */
  async reschedule(
    mail: OutboxMail,
    change: NextTry & Partial<Pick<OutboxMail, 'lastFailure'>>,
  ): Promise<void> {
    await this.mails.updateOne(
      { _id: mail._id, leaseUntil: mail.leaseUntil },
      { ...change, leaseUntil: new Date(0) },
    );
  }

  async removeOf(to: string, owner: MailOwner): Promise<void> {
    await this.mails.deleteMany({ to, 'data.kind': owner });
  }

  async removeAbout(owner: MailOwner, id: string): Promise<void> {
    await this.mails.deleteMany({ 'data.kind': owner, 'data.id': id });
  }

  async removeUnsent(
    { to, template, owner }: Pick<NewMail, 'to' | 'template'> & { owner: MailOwner },
    unit?: UnitOfWork,
  ): Promise<void> {
    const unsent = { to, template, 'data.kind': owner, status: mongoose.trusted({ $in: UNSENT }) };
    await this.mails.deleteMany(unsent, unit ? { session: unit } : {});
  }

  /**
   * Fails the transaction if a worker takes one of the mails at the same moment.
   * @returns how many were deleted: a mail that is sent, or being sent, is not among them
   */
  async removeCausedBy(cause: string, unit: UnitOfWork): Promise<number> {
    const leaseUntil = mongoose.trusted({ $lte: new Date(databaseNow()) });
    const unsent = { cause, status: mongoose.trusted({ $in: UNSENT }), leaseUntil };
    return (await this.mails.deleteMany(unsent, { session: unit })).deletedCount;
  }

  async mailsFor(
    addresses: readonly string[],
    owners: readonly MailOwner[],
    { kind, id }: Person,
  ): Promise<StoredMail[]> {
    const own = { to: mongoose.trusted({ $in: addresses }), 'data.kind': mongoose.trusted({ $in: owners }) };
    return this.mails
      .find({ $or: [own, { 'data.kind': kind, 'data.id': id }] })
      .select({ to: 1, template: 1, data: 1, status: 1, createdAt: 1, _id: 0 })
      .sort({ createdAt: -1 })
      .lean();
  }

  async newestShown(to: string | undefined, limit: number): Promise<ShownMail[]> {
    return this.mails
      .find({ status: 'shown', ...(to ? { to } : {}) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<ShownMail[]>();
  }

  /** @returns since when the mail is due that waits the longest; a later moment if none is due yet */
  async longestDue(): Promise<Date | undefined> {
    const longest = await this.mails
      .findOne({ status: 'waiting', refusals: 0 }, { firstDueAt: 1, createdAt: 1 })
      // mails from before that field come first, the oldest of them at the top
      .sort({ firstDueAt: 1, createdAt: 1 })
      .lean();
    return longest?.firstDueAt ?? longest?.createdAt;
  }

  async countDead(): Promise<number> {
    return this.mails.countDocuments({ status: 'dead' });
  }

  async countByStatus(): Promise<Map<OutboxMail['status'], number>> {
    const counts = await Promise.all(
      UNSENT.map(async (status) => [status, await this.mails.countDocuments({ status })] as const),
    );
    return new Map(counts);
  }

  async newestUnsent(limit: number): Promise<OutboxMail[]> {
    return this.mails
      .find({ status: mongoose.trusted({ $in: UNSENT }) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean();
  }

  /** Leaves out a mail that is being sent. */
  async chosen(chosen: Chosen): Promise<OutboxMail[]> {
    return this.mails.find(notLeased(chosen)).sort({ createdAt: 1 }).lean();
  }

  async retry(chosen: Chosen): Promise<number> {
    const change = { status: 'waiting', refusals: 0, dueAt: new Date(databaseNow()) } as const;
    return (await this.mails.updateMany(notLeased(chosen), change)).matchedCount;
  }

  async drop(chosen: Chosen): Promise<number> {
    return (await this.mails.deleteMany(notLeased(chosen))).deletedCount;
  }
}

function notLeased(chosen: Chosen) {
  const leaseUntil = mongoose.trusted({ $lte: new Date(databaseNow()) });
  if (chosen === 'all') return { status: 'dead' as const, leaseUntil };
  return { _id: chosen.id, status: mongoose.trusted({ $in: [...UNSENT] }), leaseUntil };
}
