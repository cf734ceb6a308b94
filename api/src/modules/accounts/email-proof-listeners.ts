import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Member, MemberKind } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';

/** A link proves who made the account. A reset proves who owns the e-mail: somebody else may have made the account. */
export type ProofBy = 'link' | 'reset';

export interface EmailProofListener {
  onEmailProven(id: string, by: ProofBy, unit: UnitOfWork): Promise<void>;
  /** Called once the transaction is committed. */
  afterEmailProven?(id: string, by: ProofBy): Promise<void>;
}

export const ListensToEmailProof = DiscoveryService.createDecorator<MemberKind>();

@Injectable()
export class EmailProofListeners implements OnModuleInit {
  private readonly listeners: Record<MemberKind, EmailProofListener[]> = { seeker: [], company: [] };

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: ListensToEmailProof.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(ListensToEmailProof, wrapper) as MemberKind;
      this.listeners[kind].push(wrapper.instance as EmailProofListener);
    }
  }

  async onEmailProven({ kind, id }: Member, by: ProofBy, unit: UnitOfWork): Promise<void> {
    for (const listener of this.listeners[kind]) await listener.onEmailProven(id, by, unit);
  }

  async afterEmailProven({ kind, id }: Member, by: ProofBy): Promise<void> {
    for (const listener of this.listeners[kind]) await listener.afterEmailProven?.(id, by);
  }
}
