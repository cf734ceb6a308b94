import type { mongo } from 'mongoose';
import { BoardChanges } from '../src/platform/cache/board-changes.js';
import { JobSearch } from '../src/modules/jobs/search/job-search.js';
import type { TestBoard } from './board.js';

interface Follower {
  changes: { stream: mongo.ChangeStream };
}

/** The stream of changes that the lists of a board follow. */
export function streamOfLists(board: TestBoard): mongo.ChangeStream {
  const search = board.app.get(JobSearch) as unknown as Follower | { feed: Follower };
  const { changes } = 'feed' in search ? search.feed : search;
  return changes.stream;
}

/** The stream that tells a board what to keep no longer. */
export function streamOfChanges(board: TestBoard): mongo.ChangeStream {
  return (board.app.get(BoardChanges) as unknown as { stream: mongo.ChangeStream }).stream;
}
