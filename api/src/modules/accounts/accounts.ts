import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { decoratedProviders } from '../../platform/contract/decorated-providers.js';
import { AccountsOf, type PersonKind } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';

export interface PasswordAccount {
  id: string;
  name: string;
  email: string;
  passwordHash?: string;
  /** Whether somebody proved to read mail at this e-mail. */
  isProven: boolean;
}

export interface AccountEmail {
  email: string;
  isProven: boolean;
  /** True also when only the e-mail before the operator's change was proven. */
  wasProven: boolean;
}

export interface PasswordAccounts<Account extends PasswordAccount = PasswordAccount> {
  readonly collection: string;
  byEmail(email: string): Promise<Account | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  /** Marks the e-mail as proven. @returns the state before; undefined when the account is gone */
  prove(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  /** Stores another, unproven e-mail and ends all earlier tokens. */
  changeEmail(id: string, email: string, unit: UnitOfWork): Promise<'changed' | 'taken' | 'gone'>;
  /** Deletes the account unless its e-mail is proven. @returns the state before; undefined when the account is gone */
  eraseUnproven(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  /** Stores a stronger hash of the same password, unless the password has changed meanwhile. */
  rehash(id: string, oldHash: string, newHash: string): Promise<void>;
  /**
   * Stores a new password and ends all earlier tokens, unless the stored hash is no longer `oldHash`.
   * @returns the new token version
   */
  setPassword(
    id: string,
    passwordHash: string,
    unit: UnitOfWork,
    oldHash?: string,
  ): Promise<number | undefined>;
}

@Injectable()
export class Accounts implements OnModuleInit {
  private known = new Map<PersonKind, PasswordAccounts>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.known = decoratedProviders(this.discovery, AccountsOf);
  }

  of(kind: PersonKind): PasswordAccounts {
    const accounts = this.known.get(kind);
    if (!accounts) throw new Error(`No class is @AccountsOf('${kind}')`);
    return accounts;
  }
}

/** Key of an account in limits, failure counts and reset codes. */
export function accountKey(kind: PersonKind, email: string): string {
  return `${kind} ${email}`;
}
