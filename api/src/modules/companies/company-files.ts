import { Injectable } from '@nestjs/common';
import { type FileOwner, OwnsFiles } from '../../platform/files/file-owners.js';
import { CompaniesRepository } from './companies.repository.js';

@OwnsFiles('companies')
@Injectable()
export class CompanyFiles implements FileOwner {
  constructor(private readonly companies: CompaniesRepository) {}

  refers(fileIds: string[]): Promise<string[]> {
    return this.companies.logosAmong(fileIds);
  }
}
