import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import { BoardChanges } from './board-changes.js';

class Stream extends EventEmitter {
  close = jest.fn(() => Promise.resolve());
}

describe('BoardChanges', () => {
  let streams: Stream[];
  let changes: BoardChanges;
  const listener = { changed: jest.fn(), following: jest.fn() };

  beforeEach(() => {
    jest.useFakeTimers();
    streams = [];
    const watch = () => {
      streams.push(new Stream());
      return streams.at(-1);
    };
    changes = new BoardChanges({ db: { watch } } as unknown as Connection);
    changes.listen(listener);
    changes.onApplicationBootstrap();
    jest.clearAllMocks();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const stream = (): Stream => {
    const last = streams.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  };
  /** The calls of `following` that the listener got. */
  const reported = (): unknown[] => listener.following.mock.calls.flat();

  it('reports following once, when the stream is open', () => {
    expect(reported()).toEqual([]);
    stream().emit('resumeTokenChanged');
    stream().emit('resumeTokenChanged');
    expect(reported()).toEqual([true]);
  });

  it('tells a new listener at once whether changes are followed', () => {
    const [early, late] = [jest.fn(), jest.fn()];
    changes.listen({ changed: jest.fn(), following: early });
    stream().emit('resumeTokenChanged');
    changes.listen({ changed: jest.fn(), following: late });
    expect([early.mock.calls, late.mock.calls]).toEqual([[[false], [true]], [[true]]]);
  });

  it('reports the collection and id of a change, and also of a write of this process', () => {
    const [id, jobId] = [new Types.ObjectId(), new Types.ObjectId()];
    stream().emit('change', { ns: { coll: 'companies' }, documentKey: { _id: id } });
    stream().emit('change', {
      ns: { coll: 'applications' },
      documentKey: { _id: id },
      fullDocument: { jobId },
    });
    stream().emit('change', { ns: { coll: 'applications' }, documentKey: { _id: id } });
    stream().emit('change', { ns: { coll: 'jobs' } });
    stream().emit('change', {});
    changes.notify('jobs', 'one');
    expect(listener.changed.mock.calls.flat()).toEqual([
      { collection: 'companies', id: id.toHexString() },
      { collection: 'applications', id: jobId.toHexString() },
      { collection: 'applications' },
      { collection: 'jobs' },
      { collection: 'jobs', id: 'one' },
    ]);
  });

  it.each([
    ['breaks', () => stream().emit('error', new Error('away'))],
    ['is closed', () => stream().emit('close')],
  ])('stops following when the stream %s and opens another a second later', (_, end) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    stream().emit('resumeTokenChanged');
    end();
    expect(reported()).toEqual([true, false]);
    jest.advanceTimersByTime(999);
    expect(streams).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(streams).toHaveLength(2);
    stream().emit('resumeTokenChanged');
    expect(reported()).toEqual([true, false, true]);
    expect(streams[0]?.close).toHaveBeenCalled();
    streams[0]?.emit('close');
    streams[0]?.emit('resumeTokenChanged');
    expect(reported()).toEqual([true, false, true]);
    expect(warned.mock.calls.flat().join()).not.toContain('away');
  });

  it('logs the name of an error once and opens a single new stream', () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const first = stream();
    first.emit('error', new TypeError('away'));
    first.emit('error', new TypeError('away'));
    first.emit('close');
    expect(warned.mock.calls).toEqual([['changes are not followed: TypeError']]);
    jest.advanceTimersByTime(5_000);
    expect(streams).toHaveLength(2);
    stream().emit('error', new TypeError('again'));
    jest.advanceTimersByTime(1_000);
    expect(streams).toHaveLength(3);
  });

  it('closes the stream when the board stops and stops following', async () => {
    stream().emit('resumeTokenChanged');
    await changes.onApplicationShutdown();
    expect(stream().close).toHaveBeenCalledTimes(1);
    stream().emit('close');
    jest.advanceTimersByTime(5_000);
    expect(streams).toHaveLength(1);
    expect(reported()).toEqual([true, false]);
  });

  it('opens no new stream when the board stops during the wait', async () => {
    stream().emit('close');
    jest.advanceTimersByTime(500);
    await changes.onApplicationShutdown();
    jest.advanceTimersByTime(5_000);
    expect(streams).toHaveLength(1);
  });
});
