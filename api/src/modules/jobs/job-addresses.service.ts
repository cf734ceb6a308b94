import { Injectable } from '@nestjs/common';
import { type AddressPart, JobAddressesRepository, type JobAddress } from './job-addresses.repository.js';

/** A part as others are told of it. */
export interface ListedPart extends AddressPart {
  /** When one of its jobs was changed last. */
  changedAt: Date;
}

/** For other modules: where all listed jobs are, however many they are. */
@Injectable()
export class JobAddressesService {
  constructor(private readonly addresses: JobAddressesRepository) {}

  /** Parts of so many jobs, of which only the ends are read. */
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

  /** The jobs of a part, some at a time as they come from the database. */
  within(part: AddressPart, limit: number): AsyncGenerator<JobAddress[]> {
    return this.addresses.within(part, limit);
  }
}
