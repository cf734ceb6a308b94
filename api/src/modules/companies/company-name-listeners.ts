import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { UnitOfWork } from '../../platform/database/transactions.js';

export interface CompanyNameListener {
  onRenamed(id: string, name: string, unit: UnitOfWork): Promise<void>;
  /** Called once the transaction is committed. */
  afterRenamed(id: string): Promise<void>;
}

export const ListensToCompanyName = DiscoveryService.createDecorator();

@Injectable()
export class CompanyNameListeners implements OnModuleInit {
  private listeners: CompanyNameListener[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = this.discovery.getProviders({ metadataKey: ListensToCompanyName.KEY });
    this.listeners = found.map(({ instance }) => instance as CompanyNameListener);
  }

  async onRenamed(id: string, name: string, unit: UnitOfWork): Promise<void> {
    for (const listener of this.listeners) await listener.onRenamed(id, name, unit);
  }

  async afterRenamed(id: string): Promise<void> {
    for (const listener of this.listeners) await listener.afterRenamed(id);
  }
}
