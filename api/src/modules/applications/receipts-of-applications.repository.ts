import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';
import { toRecord } from './applications.repository.js';

const WAITS = 'waits';

/** Which applications a receipt names (MAIL-25). */
@Injectable()
export class ReceiptsOfApplicationsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  async wait(userId: string, jobId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.updateOne({ userId, jobId }, { $set: { receipt: WAITS } }, { session: unit });
  }

  async putOn(receipt: string, userId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.updateMany({ userId, receipt: WAITS }, { $set: { receipt } }, { session: unit });
  }

  async on(receipt: string, userId: string): Promise<ApplicationRecord[]> {
    const found = await this.applications.find({ userId, receipt }).sort({ date: 1 }).lean();
    return found.map(toRecord);
  }
}
