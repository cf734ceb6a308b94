import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { decoratedProviders } from '../contract/decorated-providers.js';
import type { Client } from '../contract/route/client.js';
import type { Member } from '../contract/route/principal.js';
import type { LinkViewer } from './file-links.js';
import { FILE_KINDS, type FileHolder, type FileKind } from './file-kinds.js';

export interface FileOwner {
  /** @returns those of the ids that a record refers to */
  refers(fileIds: string[]): Promise<string[]>;
  /** Not called for public files. */
  mayView?(fileId: string, viewer: Member): Promise<boolean>;
  /** If logging fails, the file is not sent. */
  noteView?(fileId: string, kind: FileKind, viewer: LinkViewer, client: Client): Promise<void>;
}

export const OwnsFiles = DiscoveryService.createDecorator<FileHolder>();

@Injectable()
export class FileOwners implements OnModuleInit {
  private owners = new Map<FileHolder, FileOwner>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.owners = decoratedProviders(this.discovery, OwnsFiles);
  }

  get known(): boolean {
    return this.owners.size > 0;
  }

  async referred(fileIds: string[]): Promise<Set<string>> {
    const found = await Promise.all([...this.owners.values()].map((owner) => owner.refers(fileIds)));
    return new Set(found.flat());
  }

  async mayView(fileId: string, kind: FileKind, viewer: Member): Promise<boolean> {
    const answers = await Promise.all(
      this.ownersOf(kind).map(async (owner) => owner.mayView?.(fileId, viewer)),
    );
    return answers.includes(true);
  }

  async noteView(fileId: string, kind: FileKind, viewer: LinkViewer, client: Client): Promise<void> {
    for (const owner of this.ownersOf(kind)) await owner.noteView?.(fileId, kind, viewer, client);
  }

  private ownersOf(kind: FileKind): FileOwner[] {
    return FILE_KINDS[kind].owners.flatMap((holder) => this.owners.get(holder) ?? []);
  }
}
