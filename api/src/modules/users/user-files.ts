import { Injectable } from '@nestjs/common';
import type { Member } from '../../platform/contract/route/principal.js';
import { type FileOwner, OwnsFiles } from '../../platform/files/file-owners.js';
import { UsersRepository } from './users.repository.js';

/** Only the seeker may view the stored resume; a company views the copy that an application sent. */
@OwnsFiles('users')
@Injectable()
export class UserFiles implements FileOwner {
  constructor(private readonly users: UsersRepository) {}

  refers(fileIds: string[]): Promise<string[]> {
    return this.users.resumesAmong(fileIds);
  }

  async mayView(fileId: string, { kind, id }: Member): Promise<boolean> {
    return kind === 'seeker' && this.users.hasResume(id, fileId);
  }
}
