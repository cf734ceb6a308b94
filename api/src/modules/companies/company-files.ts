import { Injectable } from '@nestjs/common';
import { type FileOwner, OwnsFiles } from '../../platform/files/file-owners.js';
import { CompaniesRepository } from './companies.repository.js';
import { CompanyRegistrationsRepository } from './company-registrations.repository.js';

@OwnsFiles('companies')
@Injectable()
export class CompanyFiles implements FileOwner {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly registrations: CompanyRegistrationsRepository,
  ) {}

  async refers(fileIds: string[]): Promise<string[]> {
    const [logos, certificates] = await Promise.all([
      this.companies.logosAmong(fileIds),
      this.registrations.certificatesAmong(fileIds),
    ]);
    return [...logos, ...certificates];
  }
}
