import { Injectable } from '@nestjs/common';
import type { Person } from '../../contract/route/principal.js';
import { type FileOwner, OwnsFiles } from '../../files/file-owners.js';
import { ApplicationsRepository } from './applications.repository.js';

/** What was sent with an application is seen by who sent it and by the company that received it. */
@OwnsFiles('applications')
@Injectable()
export class ApplicationFiles implements FileOwner {
  constructor(private readonly applications: ApplicationsRepository) {}

  refers(fileIds: string[]): Promise<string[]> {
    return this.applications.documentsAmong(fileIds);
  }

  async mayView(fileId: string, { kind, id }: Person): Promise<boolean> {
    if (kind === 'seeker') return this.applications.seekerSent(id, fileId);
    return kind === 'company' && this.applications.companyReceived(id, fileId);
  }
}
