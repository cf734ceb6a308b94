import { Injectable } from '@nestjs/common';
import { type AddressPart, JobAddressesRepository, type JobAddress } from './job-addresses.repository.js';

export interface ListedPart extends AddressPart {
  /** Latest change of one of its jobs. */
  changedAt: Date;
}

/** Ids of all listed jobs, for the sitemap. */
@Injectable()
export class JobAddressesService {
  constructor(private readonly addresses: JobAddressesRepository) {}

  /** Splits the listed jobs into ranges of `size`. */
  async parts(size: number): Promise<ListedPart[]> {
    const parts: ListedPart[] = [];
    let after: string | undefined;
    for (;;) {
      const walked = await this.addresses.walk(after, size);
      if (!walked) return parts;
      const { upTo, count, changedAt } = walked;
      const isLast = count < size;
      parts.push({ ...(after ? { after } : {}), ...(isLast ? {} : { upTo }), changedAt });
      if (isLast) return parts;
      after = upTo;
    }
  }

  within(part: AddressPart, limit: number): AsyncGenerator<JobAddress[]> {
    return this.addresses.within(part, limit);
  }
}
