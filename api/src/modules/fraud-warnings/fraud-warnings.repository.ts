import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FraudWarning } from './fraud-warning.record.js';
import { FRAUD_WARNING } from './fraud-warning.schema.js';

@Injectable()
export class FraudWarningsRepository {
  constructor(@InjectModel(FRAUD_WARNING) private readonly warnings: Model<FraudWarning>) {}

  async add({ _id, about }: FraudWarning): Promise<void> {
    await this.warnings.updateOne({ _id }, { $setOnInsert: { about } }, { upsert: true });
  }

  async remove(id: string): Promise<void> {
    await this.warnings.deleteOne({ _id: id });
  }

  all(): Promise<FraudWarning[]> {
    return this.warnings.find().lean();
  }
}
