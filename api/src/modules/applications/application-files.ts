import { Injectable } from '@nestjs/common';
import type { Client } from '../../platform/contract/route/client.js';
import type { Member } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { LinkViewer } from '../../platform/files/file-links.js';
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

  async mayView(fileId: string, { kind, id }: Member): Promise<boolean> {
    switch (kind) {
      case 'seeker':
        return this.applications.seekerSent(id, fileId);
      case 'company':
        return this.applications.companyReceived(id, fileId);
    }
  }

  /** LOG-2 */
  async noteView(
    fileId: string,
    fileKind: FileKind,
    { kind, id, application: opened }: LinkViewer,
    client: Client,
  ): Promise<void> {
    const { viewed } = FILE_KINDS[fileKind];
    if (kind !== 'company' || viewed === 'public') return;
    const received = await this.applications.receivedWith(id, fileId);
    const named = received.filter((one) => one.id === opened);
    // if the named application is gone, the view is still logged
    for (const { id: application, userId } of named.length > 0 ? named : received) {
      const seeker = { kind: 'seeker', id: userId } as const;
      await this.log.write(viewed, {
        who: { kind, id },
        client,
        on: [seeker, { application }, { file: fileId }],
      });
    }
    for (const one of named) await this.applications.noteFirstView(id, one.id, new Date(databaseNow()));
  }
}
