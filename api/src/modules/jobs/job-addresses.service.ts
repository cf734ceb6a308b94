import { Injectable } from '@nestjs/common';
import { type CompanyAddress, CompanyAddressesRepository } from './company-addresses.repository.js';
import { type IdRange, JobAddressesRepository, type JobAddress } from './job-addresses.repository.js';

export interface ListedPart extends IdRange {
  /** The latest change of a job in it. */
  changedAt: Date;
}

/** Ids of all listed jobs and their companies, for the sitemap. */
@Injectable()
export class JobAddressesService {
  constructor(
    private readonly addresses: JobAddressesRepository,
    private readonly ofCompanies: CompanyAddressesRepository,
  ) {}

  async parts(size: number): Promise<ListedPart[]> {
    const parts: ListedPart[] = [];
    let after: string | undefined;
    for (;;) {
      const range = await this.addresses.nextRange(after, size);
      if (!range) return parts;
      const { upTo, count, changedAt } = range;
      const isLast = count < size;
      parts.push({ ...(after ? { after } : {}), ...(isLast ? {} : { upTo }), changedAt });
      if (isLast) return parts;
      after = upTo;
    }
  }

  /** Companies with a listed job, each with the date of its newest one. */
  companies(limit: number): Promise<CompanyAddress[]> {
    return this.ofCompanies.listed(limit);
  }

  within(part: IdRange, limit: number): AsyncGenerator<JobAddress[]> {
    return this.addresses.within(part, limit);
  }
}
