import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { Transactions } from '../../platform/database/transactions.js';
import { APPLICATION, type Application } from '../../modules/applications/application.schema.js';
import { COMPANY, type Company } from '../../modules/companies/company.schema.js';
import { JOB, type Job } from '../../modules/jobs/job.schema.js';
import { USER, type User } from '../../modules/users/user.schema.js';

export interface SampleBoard {
  companies: Company[];
  users: User[];
  jobs: Job[];
  applications: Application[];
}

@Injectable()
export class SamplesRepository {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(COMPANY) private readonly companies: Model<Company>,
    @InjectModel(USER) private readonly users: Model<User>,
    @InjectModel(JOB) private readonly jobs: Model<Job>,
    @InjectModel(APPLICATION) private readonly applications: Model<Application>,
  ) {}

  /** If two processes start at once, the unique e-mail of the recruiter lets only one of them commit. */
  async insertOnce(board: SampleBoard): Promise<boolean> {
    try {
      await this.transactions.run(async (session) => {
        await this.companies.insertMany(board.companies, { session });
        await this.users.insertMany(board.users, { session });
        await this.jobs.insertMany(board.jobs, { session });
        await this.applications.insertMany(board.applications, { session });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
