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
  isProven: boolean;
  /** Wanted in place of `email`, and not proven yet. */
  newEmail?: string;
}

/** The state before a change. */
export interface AccountEmail {
  email: string;
  isProven: boolean;
  /** True also when only the e-mail before the operator's change was proven. */
  wasProven: boolean;
  /** The session that asked for the new e-mail. */
  askedIn?: string;
}

export interface PasswordAccounts<Account extends PasswordAccount = PasswordAccount> {
  readonly collection: string;
  byEmail(email: string): Promise<Account | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  raiseVersion(id: string): Promise<void>;
  prove(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  /** The new e-mail is unproven. Ends all earlier tokens. */
  changeEmail(id: string, email: string, unit: UnitOfWork): Promise<AccountEmail | 'taken' | 'gone'>;
  /** @param session the one that asks. @returns false if the account is gone or has another password by now */
  setNewEmail(account: PasswordAccount, email: string, session: string, unit: UnitOfWork): Promise<boolean>;
  /** Restarts the 24 hours, because the mail is sent only now. @returns false if the change was cancelled or has expired */
  renewNewEmail(id: string, email: string): Promise<boolean>;
  /** @param options `only`: leaves another one that is wanted by now. @returns false if none was wanted */
  forgetNewEmail(id: string, options?: { only?: string; unit?: UnitOfWork }): Promise<boolean>;
  /** Removes those whose time is over (PERSON-45). */
  forgetLapsedNewEmails(): Promise<void>;
  /** @throws a duplicate key error if another account has the e-mail; undefined if the account does not want it */
  takeNewEmail(id: string, email: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  eraseUnproven(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  rehash(id: string, oldHash: string, newHash: string): Promise<void>;
  /** Ends all earlier tokens. @returns the new token version; undefined if the stored hash is no longer `oldHash` */
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

export function accountKey(kind: PersonKind, email: string): string {
  return `${kind} ${email}`;
}
