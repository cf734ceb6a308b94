import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { decoratedProviders } from '../contract/decorated-providers.js';
import { AccountsOf, type PersonKind } from '../contract/route/principal.js';

/** What the class with `@AccountsOf` answers about e-mails. */
export interface AccountAddresses {
  /** Whether an account has proven the address; undefined if no account has it. */
  isProven(address: string): Promise<boolean | undefined>;
}

export type AddressStatus = 'proven' | 'unproven' | 'unknown';

@Injectable()
export class ProvenAddresses implements OnModuleInit {
  private known: AccountAddresses[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.known = [...decoratedProviders<PersonKind, AccountAddresses>(this.discovery, AccountsOf).values()];
  }

  async statusOf(address: string): Promise<AddressStatus> {
    const answers = await Promise.all(this.known.map((accounts) => accounts.isProven(address)));
    if (answers.includes(true)) return 'proven';
    return answers.includes(false) ? 'unproven' : 'unknown';
  }
}
