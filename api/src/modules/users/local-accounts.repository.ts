import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { type AccountEmail, AccountsOf, type PasswordAccounts } from '../../accounts/accounts.js';
import { type AccountAddresses, KnowsAddressesOf } from '../../mail/proven-addresses.js';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import type { UnitOfWork } from '../../database/transactions.js';
import type { UserContent } from './user.fields.js';
import { USER, type User } from './user.schema.js';

const EMAIL = { signInEmail: 1, emailProvenAt: 1 } as const;

export interface LocalAccount {
  id: string;
  sub: string;
  name: string;
  email: string;
  passwordHash?: string;
  isProven: boolean;
  sessionVersion: number;
}

const ACCOUNT = { ...EMAIL, sub: 1, firstName: 1, passwordHash: 1, sessionVersion: 1 } as const;

/** Users of the built-in sign-in, as accounts. */
@AccountsOf('seeker')
@KnowsAddressesOf('seeker')
@Injectable()
export class LocalAccountsRepository implements PasswordAccounts<LocalAccount>, AccountAddresses {
  readonly collection = 'users';

  constructor(@InjectModel(USER) private readonly users: Model<User>) {}

  /** @returns the account, or undefined when the e-mail is taken */
  async insert(
    details: UserContent & Pick<User, 'email' | 'passwordHash'>,
    unit?: UnitOfWork,
  ): Promise<LocalAccount | undefined> {
    const _id = new Types.ObjectId();
    const id = _id.toHexString();
    const sub = `local_${id}`;
    try {
      const created = new this.users({
        ...details,
        _id,
        sub,
        signInEmail: details.email,
        createdAt: new Date(),
      });
      await created.save({ session: unit ?? null });
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
    const { firstName: name, email, passwordHash } = details;
    return { id, sub, name, email, passwordHash, isProven: false, sessionVersion: 0 };
  }

  async byEmail(email: string): Promise<LocalAccount | undefined> {
    const found = await this.users.findOne({ signInEmail: email }).select(ACCOUNT).lean();
    return found ? toAccount(found) : undefined;
  }

  async accountById(id: string): Promise<LocalAccount | undefined> {
    const found = await this.users.findById(id).select(ACCOUNT).lean();
    return found ? toAccount(found) : undefined;
  }

  async isProven(address: string): Promise<boolean | undefined> {
    const found = await this.users.findOne({ signInEmail: address }).select(EMAIL).lean();
    return toEmail(found)?.isProven;
  }

  async prove(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const first = { $set: { emailProvenAt: { $ifNull: ['$emailProvenAt', new Date()] } } };
    const before = await this.users
      .findOneAndUpdate({ _id: id }, [first], { session: unit, projection: EMAIL, updatePipeline: true })
      .lean();
    return toEmail(before);
  }

  async eraseUnproven(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined> {
    const found = toEmail(await this.users.findById(id).select(EMAIL).session(unit).lean());
    if (found?.isProven === false) await this.users.deleteOne({ _id: id }, { session: unit });
    return found;
  }

  async rehash(id: string, oldHash: string, newHash: string): Promise<void> {
    await this.users.updateOne({ _id: id, passwordHash: oldHash }, { $set: { passwordHash: newHash } });
  }

  async raiseSessionVersion(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: { sessionVersion: 1 } });
  }

  async setPassword(
    id: string,
    passwordHash: string,
    unit: UnitOfWork,
    oldHash?: string,
  ): Promise<number | undefined> {
    const changed = await this.users
      .findOneAndUpdate(
        { _id: id, ...(oldHash ? { passwordHash: oldHash } : {}) },
        { $set: { passwordHash }, $inc: { sessionVersion: 1 } },
        { session: unit, returnDocument: 'after', projection: { sessionVersion: 1 } },
      )
      .lean();
    return changed?.sessionVersion;
  }
}

function toAccount(
  user: Pick<
    User,
    '_id' | 'sub' | 'firstName' | 'signInEmail' | 'emailProvenAt' | 'passwordHash' | 'sessionVersion'
  >,
): LocalAccount {
  const { _id, sub, firstName: name, signInEmail: email = '', passwordHash, sessionVersion } = user;
  const isProven = user.emailProvenAt !== undefined;
  return { id: _id.toHexString(), sub, name, email, passwordHash, isProven, sessionVersion };
}

function toEmail(user: Pick<User, 'signInEmail' | 'emailProvenAt'> | null): AccountEmail | undefined {
  if (!user?.signInEmail) return undefined;
  return { email: user.signInEmail, isProven: user.emailProvenAt !== undefined };
}
