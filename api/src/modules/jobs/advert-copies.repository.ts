import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { textKey } from '../advert-check/text-key.js';
import type { TextOrigin } from './advert-findings.policy.js';
import { JOB, type Job } from './job.schema.js';

interface Text {
  description: string;
  companyId: string;
}

/** Finds adverts whose text another company publishes (CHECK-14). */
@Injectable()
export class AdvertCopiesRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async originOf(text: Text): Promise<TextOrigin> {
    const [origin] = await this.originsOf([text]);
    return origin ?? { isCopied: false };
  }

  /** One for each text, in the same order. Of texts that are new, the first one is the original. */
  async originsOf(texts: readonly Text[]): Promise<TextOrigin[]> {
    const keyed = texts.map(({ description, companyId }) => ({ key: textKey(description), companyId }));
    const keys = keyed.flatMap(({ key }) => key ?? []);
    const publishers = keys.length > 0 ? await this.publishersOf(keys) : new Map<string, Set<string>>();
    return keyed.map(({ key, companyId }) => {
      if (key === undefined) return { isCopied: false };
      const known = publishers.get(key) ?? new Set();
      const isCopied = [...known].some((other) => other !== companyId);
      publishers.set(key, known.add(companyId));
      return { textKey: key, isCopied };
    });
  }

  private async publishersOf(keys: readonly string[]): Promise<Map<string, Set<string>>> {
    const found = await this.jobs.aggregate<{ _id: string; companies: Types.ObjectId[] }>([
      { $match: { textKey: { $in: [...keys] }, shown: true } },
      { $group: { _id: '$textKey', companies: { $addToSet: '$companyId' } } },
    ]);
    return new Map(found.map(({ _id, companies }) => [_id, new Set(companies.map(String))]));
  }
}
