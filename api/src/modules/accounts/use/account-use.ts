import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type Collection, type Connection, Types } from 'mongoose';
import type { Member, MemberKind, Person, PersonKind } from '../../../platform/contract/route/principal.js';
import { databaseNow } from '../../../platform/database/database-clock.js';
import { MAX_TIME_MS } from '../../../platform/database/read-time.js';
import type { UnitOfWork } from '../../../platform/database/transactions.js';
import { Accounts } from '../accounts.js';
import type { Used } from './used.fields.js';

const DAY_MS = 86_400_000;
const MAX_CACHED = 100_000;

export interface IdleAccount extends Member {
  email: string;
  name: string;
}

export interface IdleFilter {
  since: Date;
  warnings: number;
  warnedBefore?: Date;
}

type Row = Used & { _id: Types.ObjectId; email?: string; firstName?: string; name?: string };

/** Accurate to a day. */
@Injectable()
export class AccountUse {
  private readonly logger = new Logger(AccountUse.name);
  private readonly noted = new LRUCache<string, true>({ max: MAX_CACHED, ttl: DAY_MS, perf: Date });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly accounts: Accounts,
  ) {}

  note(person: Person): void {
    const key = `${person.kind} ${person.id}`;
    if (this.noted.has(key)) return;
    this.noted.set(key, true);
    this.write(person).catch((error: unknown) => {
      this.noted.delete(key);
      this.logger.warn(`a use was not noted: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  }

  async nextIdle(kind: MemberKind, filter: IdleFilter): Promise<IdleAccount | undefined> {
    const found = await this.rows(kind).findOne(toQuery(filter), {
      projection: { email: 1, firstName: 1, name: 1 },
      maxTimeMS: MAX_TIME_MS,
    });
    if (!found) return undefined;
    const { _id, email = '', firstName, name = '' } = found;
    return { kind, id: _id.toHexString(), email, name: firstName ?? name };
  }

  /** @returns false when the account was used, or another process warned its owner, meanwhile */
  async noteWarning({ kind, id }: Member, filter: IdleFilter, unit: UnitOfWork): Promise<boolean> {
    const warned = await this.rows(kind).updateOne(
      { _id: new Types.ObjectId(id), ...toQuery(filter) },
      { $set: { idleWarnings: filter.warnings + 1, idleWarnedAt: new Date(databaseNow()) } },
      { session: unit },
    );
    return warned.matchedCount === 1;
  }

  private async write({ kind, id }: Person): Promise<void> {
    const now = databaseNow();
    await this.rows(kind).updateOne(
      { _id: new Types.ObjectId(id), lastActiveAt: { $lt: new Date(now - DAY_MS) } },
      { $set: { lastActiveAt: new Date(now) }, $unset: { idleWarnings: 1, idleWarnedAt: 1 } },
    );
  }

  private rows(kind: PersonKind): Collection<Row> {
    return this.connection.collection<Row>(this.accounts.of(kind).collection);
  }
}

/** Unclaimed companies have no e-mail. */
function toQuery({ since, warnings, warnedBefore }: IdleFilter) {
  return {
    lastActiveAt: { $lt: since },
    email: { $exists: true },
    ...(warnings === 0 ? { idleWarnings: { $exists: false } } : { idleWarnings: warnings }),
    ...(warnedBefore ? { idleWarnedAt: { $lte: warnedBefore } } : {}),
  };
}
