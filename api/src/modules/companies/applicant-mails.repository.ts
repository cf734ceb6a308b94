import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { COMPANY, type Company } from './company.schema.js';

const DAY_MS = 86_400_000;

/** Decides when a company gets a mail about new applicants (MAIL-24). */
@Injectable()
export class ApplicantMailsRepository {
  constructor(@InjectModel(COMPANY) private readonly companies: Model<Company>) {}

  /** Notes a mail. @returns undefined if none is due: of two applications at once, only one gets the company */
  async claim(id: string, now: Date, unit: UnitOfWork): Promise<{ email: string; name: string } | undefined> {
    const claimed = await this.companies
      .findOneAndUpdate(
        {
          _id: id,
          email: mongoose.trusted({ $exists: true }),
          emailProvenAt: mongoose.trusted({ $exists: true }),
          applicantMails: mongoose.trusted({ $ne: false }),
          $or: [
            { applicantsMailedAt: null },
            { applicantsMailedAt: mongoose.trusted({ $lte: new Date(now.getTime() - DAY_MS) }) },
            { $expr: mongoose.trusted({ $gt: ['$applicantsSeenAt', '$applicantsMailedAt'] }) },
          ],
        },
        { $set: { applicantsMailedAt: now } },
        { session: unit },
      )
      .select({ email: 1, name: 1 })
      .lean();
    return claimed?.email ? { email: claimed.email, name: claimed.name } : undefined;
  }

  /** Writes only after a mail, so that reading a list writes nothing most of the time. */
  async noteSeen(id: string, now: Date): Promise<void> {
    await this.companies.updateOne(
      {
        _id: id,
        applicantsMailedAt: mongoose.trusted({ $exists: true }),
        $expr: mongoose.trusted({ $lte: ['$applicantsSeenAt', '$applicantsMailedAt'] }),
      },
      { $set: { applicantsSeenAt: now } },
    );
  }

  async set(id: string, applicantMails: boolean): Promise<void> {
    await this.companies.updateOne({ _id: id }, { $set: { applicantMails } });
  }
}
