import { RETENTION } from '@skybil/shared';
import mongoose, { type Model, type Types } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { AccountEmail, PasswordAccount } from './accounts.js';

/** The two collections use different names for the e-mail and the version. */
interface AccountRow {
  _id: Types.ObjectId;
  email?: string;
  signInEmail?: string;
  emailProvenAt?: Date;
  formerEmailProven?: true;
  formerEmails?: string[];
  newEmail?: string;
  newEmailAt?: Date;
  newEmailSession?: string;
  passwordHash?: string;
  tokenVersion?: number;
  sessionVersion?: number;
}

interface Names {
  email: 'email' | 'signInEmail';
  version: 'tokenVersion' | 'sessionVersion';
}

const NEW_EMAIL_MS = RETENTION.newEmailHours * 3_600_000;
const NEW_EMAIL = { newEmail: 1, newEmailAt: 1, newEmailSession: 1 } as const;

export abstract class StoredAccounts {
  private readonly rows: Model<AccountRow>;
  private readonly emailOnly;

  protected constructor(
    rows: unknown,
    private readonly names: Names,
  ) {
    // TypeScript finds no common type for the two models.
    this.rows = rows as Model<AccountRow>;
    this.emailOnly = {
      [names.email]: 1,
      emailProvenAt: 1,
      formerEmailProven: 1,
      newEmailSession: 1,
    } as const;
  }

  async isProven(address: string): Promise<boolean | undefined> {
    const found = await this.rows.findOne({ [this.names.email]: address }, this.emailOnly).lean();
    return this.toEmail(found)?.isProven;
  }

  async prove(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const first = { $set: { emailProvenAt: { $ifNull: ['$emailProvenAt', new Date(databaseNow())] } } };
    const options = { session: unit, projection: this.emailOnly, updatePipeline: true };
    return this.toEmail(await this.rows.findOneAndUpdate({ _id: id }, [first], options).lean());
  }

  async changeEmail(id: string, email: string, unit: UnitOfWork): Promise<AccountEmail | 'taken' | 'gone'> {
    const { email: name, version } = this.names;
    // Checked first, because a duplicate key error would abort the transaction.
    if (await this.rows.exists({ [name]: email }).session(unit)) return 'taken';
    const former = this.toEmail(await this.rows.findById(id).select(this.emailOnly).session(unit).lean());
    if (!former) return 'gone';
    const before = former.email;
    const changed = await this.rows.updateOne(
      { _id: id, [name]: before },
      {
        $set: { email, [name]: email, ...(former.wasProven ? { formerEmailProven: true } : {}) },
        $unset: { emailProvenAt: 1, ...NEW_EMAIL },
        $inc: { [version]: 1 },
        ...formerly(former),
      },
      { session: unit },
    );
    return changed.matchedCount === 1 ? former : 'gone';
  }

  async setNewEmail(
    { id, passwordHash }: PasswordAccount,
    email: string,
    session: string,
    unit: UnitOfWork,
  ): Promise<boolean> {
    const change = {
      $set: { newEmail: email, newEmailAt: new Date(databaseNow()), newEmailSession: session },
    };
    const set = await this.rows.updateOne({ _id: id, passwordHash }, change, { session: unit });
    return set.matchedCount === 1;
  }

  async renewNewEmail(id: string, email: string): Promise<boolean> {
    const wanted = { _id: id, newEmail: email, newEmailAt: mongoose.trusted({ $gt: lapsed() }) };
    const renewed = await this.rows.updateOne(wanted, { $set: { newEmailAt: new Date(databaseNow()) } });
    return renewed.matchedCount === 1;
  }

  async forgetNewEmail(
    id: string,
    { only, unit }: { only?: string; unit?: UnitOfWork } = {},
  ): Promise<boolean> {
    const newEmail = only ?? mongoose.trusted({ $exists: true });
    const forgot = await this.rows.updateOne({ _id: id, newEmail }, { $unset: NEW_EMAIL }, { session: unit });
    return forgot.matchedCount === 1;
  }

  async forgetLapsedNewEmails(): Promise<void> {
    await this.rows.updateMany({ newEmailAt: mongoose.trusted({ $lte: lapsed() }) }, { $unset: NEW_EMAIL });
  }

  async takeNewEmail(id: string, email: string, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const proven = { email, [this.names.email]: email, emailProvenAt: new Date(databaseNow()) };
    const change = { $set: proven, $unset: { ...NEW_EMAIL, formerEmailProven: 1 } };
    const options = { session: unit, projection: this.emailOnly };
    const former = this.toEmail(
      await this.rows.findOneAndUpdate({ _id: id, newEmail: email }, change, options).lean(),
    );
    if (former?.isProven) await this.rows.updateOne({ _id: id }, formerly(former), { session: unit });
    return former;
  }

  async eraseUnproven(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const found = this.toEmail(await this.rows.findById(id).select(this.emailOnly).session(unit).lean());
    if (found?.isProven === false) await this.rows.deleteOne({ _id: id }, { session: unit });
    return found;
  }

  async rehash(id: string, oldHash: string, newHash: string): Promise<void> {
    await this.rows.updateOne({ _id: id, passwordHash: oldHash }, { $set: { passwordHash: newHash } });
  }

  async setPassword(
    id: string,
    passwordHash: string,
    unit: UnitOfWork,
    oldHash?: string,
  ): Promise<number | undefined> {
    const { version } = this.names;
    const changed: Partial<AccountRow> | null = await this.rows
      .findOneAndUpdate(
        { _id: id, ...(oldHash ? { passwordHash: oldHash } : {}) },
        { $set: { passwordHash }, $inc: { [version]: 1 } },
        { session: unit, returnDocument: 'after', projection: { [version]: 1 } },
      )
      .lean();
    return changed?.[version];
  }

  async raiseVersion(id: string): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $inc: { [this.names.version]: 1 } });
  }

  private toEmail(row: AccountRow | null): AccountEmail | undefined {
    const email = row?.[this.names.email];
    if (!email) return undefined;
    const isProven = row?.emailProvenAt !== undefined;
    return {
      email,
      isProven,
      wasProven: isProven || row?.formerEmailProven === true,
      askedIn: row?.newEmailSession,
    };
  }
}

/** @returns undefined also when its time is over, but the daily run has not removed it yet */
export function newEmailOf({
  newEmail,
  newEmailAt,
}: Pick<AccountRow, 'newEmail' | 'newEmailAt'>): string | undefined {
  return newEmailAt && newEmailAt > lapsed() ? newEmail : undefined;
}

function lapsed(): Date {
  return new Date(databaseNow() - NEW_EMAIL_MS);
}

/** An erasure also removes what was sent to former e-mails. One that was not proven may be somebody else's. */
function formerly({ email, isProven }: AccountEmail) {
  return isProven ? { $addToSet: { formerEmails: email } } : {};
}
