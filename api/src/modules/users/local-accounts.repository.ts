import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { AccountsOf, type PasswordAccounts } from '../../accounts/accounts.js';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import type { UnitOfWork } from '../../database/transactions.js';
import type { UserContent } from './user.fields.js';
import { USER, type User } from './user.schema.js';

export interface LocalAccount {
  id: string;
  sub: string;
  name: string;
  passwordHash?: string;
  sessionVersion: number;
}

/** Users of the built-in sign-in, as accounts. */
@AccountsOf('seeker')
@Injectable()
export class LocalAccountsRepository implements PasswordAccounts<LocalAccount> {
  readonly collection = 'users';

  constructor(@InjectModel(USER) private readonly users: Model<User>) {}

  /** @returns the account, or undefined when the e-mail is taken */
  async insert(
    details: UserContent & Pick<User, 'email' | 'passwordHash'>,
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
      await created.save();
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
    return { id, sub, name: details.firstName, passwordHash: details.passwordHash, sessionVersion: 0 };
  }

  async byEmail(email: string): Promise<LocalAccount | undefined> {
    const found = await this.users
      .findOne({ signInEmail: email })
      .select({ sub: 1, firstName: 1, passwordHash: 1, sessionVersion: 1 })
      .lean();
    if (!found) return undefined;
    return {
      id: found._id.toHexString(),
      sub: found.sub,
      name: found.firstName,
      passwordHash: found.passwordHash,
      sessionVersion: found.sessionVersion,
    };
  }

  async rehash(id: string, oldHash: string, newHash: string): Promise<void> {
    await this.users.updateOne({ _id: id, passwordHash: oldHash }, { $set: { passwordHash: newHash } });
  }

  async resetPassword(id: string, passwordHash: string, unit: UnitOfWork): Promise<void> {
    await this.users.updateOne(
      { _id: id },
      { $set: { passwordHash, endedSessions: [] }, $inc: { sessionVersion: 1 } },
      { session: unit },
    );
  }
}
