import { type ExecutionContext, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { oneOfEach } from '../../platform/contract/one-of-each.js';
import { PERSON_KINDS, type PersonKind, type Principal } from '../../platform/contract/route/principal.js';

/** Knows the credential of one kind of person. */
export interface Credential {
  /** Whose credential the request carries; undefined without one, or with one that is not good any more. */
  identify(context: ExecutionContext): Promise<Principal | undefined>;
}

/** Marks the {@link Credential} of a kind of person. */
export const CredentialOf = DiscoveryService.createDecorator<PersonKind>();

/** The credential of each kind of person; one that is missing stops the start. */
@Injectable()
export class Credentials implements OnModuleInit {
  private known = new Map<PersonKind, Credential>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.known = oneOfEach<PersonKind, Credential>(
      this.discovery,
      CredentialOf,
      'CredentialOf',
      PERSON_KINDS,
    );
  }

  async identify(kind: PersonKind, context: ExecutionContext): Promise<Principal | undefined> {
    return this.known.get(kind)?.identify(context);
  }
}
