import { feedOf } from './feed-name.js';

describe('feedName', () => {
  it.each([
    ['/data/remoteok-2026-03.json', 'remoteok'],
    ['Nigerian Jobs 20260523.CSV', 'nigerian jobs'],
    ['jobs_2026-05-23 (1).csv', 'jobs'],
    ['jobs (2).csv', 'jobs'],
    ['2026-05.csv', '2026-05'],
    ['board-1.csv', 'board-1'],
    ['board-2.csv', 'board-2'],
  ])('reads %s as the feed %s', (path, feed) => {
    expect(feedOf(path)).toBe(feed);
  });
});
