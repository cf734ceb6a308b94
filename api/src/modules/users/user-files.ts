import { Injectable } from '@nestjs/common';
import type { Person } from '../../platform/contract/route/principal.js';
import { type FileOwner, OwnsFiles } from '../../platform/files/file-owners.js';
import { UsersRepository } from './users.repository.js';

/** The resume on file is its seeker's alone; a company sees the one that was sent to it. */
@OwnsFiles('users')
@Injectable()
export class UserFiles implements FileOwner {
  constructor(private readonly users: UsersRepository) {}

  refers(fileIds: string[]): Promise<string[]> {
    return this.users.resumesAmong(fileIds);
  }

  async mayView(fileId: string, { kind, id }: Person): Promise<boolean> {
    return kind === 'seeker' && this.users.hasResume(id, fileId);
  }
}
