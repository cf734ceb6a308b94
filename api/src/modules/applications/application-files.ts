import { Injectable } from '@nestjs/common';
import type { Client } from '../../platform/contract/route/client.js';
import type { Person } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { FILE_KINDS, type FileKind } from '../../platform/files/file-kinds.js';
import { type FileOwner, OwnsFiles } from '../../platform/files/file-owners.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { ApplicationsRepository } from './applications.repository.js';

@OwnsFiles('applications')
@Injectable()
export class ApplicationFiles implements FileOwner {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly log: SecurityLog,
  ) {}

  refers(fileIds: string[]): Promise<string[]> {
    return this.applications.documentsAmong(fileIds);
  }

  async mayView(fileId: string, { kind, id }: Person): Promise<boolean> {
    switch (kind) {
      case 'seeker':
        return this.applications.seekerSent(id, fileId);
      case 'company':
        return this.applications.companyReceived(id, fileId);
    }
  }

  /** LOG-2 */
  async noteView(fileId: string, fileKind: FileKind, { kind, id }: Person, client: Client): Promise<void> {
    const { viewed } = FILE_KINDS[fileKind];
    if (kind !== 'company' || viewed === 'public') return;
    for (const { id: application, userId } of await this.applications.receivedWith(id, fileId)) {
      const seeker = { kind: 'seeker', id: userId } as const;
      await this.log.write(viewed, {
        who: { kind, id },
        client,
        on: [seeker, { application }, { file: fileId }],
      });
    }
    await this.applications.noteFirstView(id, fileId, new Date(databaseNow()));
  }
}
