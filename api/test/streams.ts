import type { mongo } from 'mongoose';
import { JobSearch } from '../src/modules/jobs/search/job-search.js';
import type { TestBoard } from './board.js';

/** The stream of changes that the lists of a board follow. */
export function streamOfLists(board: TestBoard): mongo.ChangeStream {
  const { changes } = board.app.get(JobSearch) as unknown as { changes: { stream: mongo.ChangeStream } };
  return changes.stream;
}
