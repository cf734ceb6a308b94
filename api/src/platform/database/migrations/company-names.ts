import type { Connection } from 'mongoose';

/** Stores the name of its company in each job that lacks it. */
export async function companyNames(connection: Connection): Promise<void> {
  await connection
    .collection('jobs')
    .aggregate([
      { $match: { companyName: { $exists: false } } },
      { $lookup: { from: 'companies', localField: 'companyId', foreignField: '_id', as: 'company' } },
      { $unwind: '$company' },
      { $project: { companyName: '$company.name' } },
      { $merge: { into: 'jobs', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}
