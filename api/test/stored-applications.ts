import { Types } from 'mongoose';
import { BoardChanges } from '../src/platform/cache/board-changes.js';
import { pick } from '../src/platform/database/stored-fields.js';
import type { Application } from '../src/modules/applications/application.schema.js';
import type { TestBoard } from './board.js';
import { dayOf } from './stored-jobs.js';

type StoredApplication = Partial<
  Pick<Application, 'kind' | 'status' | 'date' | 'decidedAt' | 'viewedAt' | 'held'>
> & {
  jobId: string;
  companyId: string;
  userId: string;
};

/** Inserts applications. Each is dated one day after the one before it, unless it has its own date. */
export async function storeApplications(
  board: TestBoard,
  changes: readonly StoredApplication[],
): Promise<string[]> {
  const rows = changes.map(({ jobId, companyId, userId, ...change }, day): Application => {
    const kind = change.kind ?? 'job';
    return {
      _id: new Types.ObjectId(),
      jobId: new Types.ObjectId(jobId),
      companyId: new Types.ObjectId(companyId),
      userId: new Types.ObjectId(userId),
      resumeFileId: new Types.ObjectId().toHexString(),
      ...(kind === 'remote' ? { certificateFileId: new Types.ObjectId().toHexString() } : {}),
      kind,
      status: change.status ?? 'Pending',
      date: change.date ?? dayOf(day),
      ...pick(change, ['decidedAt', 'viewedAt', 'held']),
    };
  });
  await board.connection.model<Application>('Application').insertMany(rows, { lean: true });
  board.app.get(BoardChanges).notify('applications');
  return rows.map((row) => row._id.toHexString());
}
