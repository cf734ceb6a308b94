import type { mongo } from 'mongoose';
import { BoardChanges } from '../src/platform/cache/board-changes.js';
import { JobSearch } from '../src/modules/jobs/search/job-search.js';
import type { TestBoard } from './board.js';

interface Follower {
  changes: { stream: mongo.ChangeStream };
}

/** The change stream of the board's lists. */
export function streamOfLists(board: TestBoard): mongo.ChangeStream {
  const search = board.app.get(JobSearch) as unknown as Follower | { feed: Follower };
  const { changes } = 'feed' in search ? search.feed : search;
  return changes.stream;
}

/** The change stream that clears the board's caches. */
export function streamOfChanges(board: TestBoard): mongo.ChangeStream {
  return (board.app.get(BoardChanges) as unknown as { stream: mongo.ChangeStream }).stream;
}
