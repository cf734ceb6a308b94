import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { cutStalled } from './cut-stalled.js';

/** A response whose connection says when nothing left for ten seconds, as Node does. */
class QuietResponse extends EventEmitter {
  isCut = false;
  armed = 0;
  readonly socket = { setTimeout: (ms: number) => (this.armed = ms) };
  setTimeout(ms: number, look: () => void): void {
    this.armed = ms;
    this.on('timeout', look);
  }
  destroy(): void {
    this.isCut = true;
  }
  /** Ten seconds in which nothing left. */
  silence(): void {
    jest.advanceTimersByTime(this.armed);
    this.armed = 0;
    this.emit('timeout');
  }
}

describe('a reader', () => {
  let response: QuietResponse;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(60_000);
    response = new QuietResponse();
    cutStalled(response as unknown as Response);
  });
  afterEach(() => jest.useRealTimers());

  it('who takes nothing for half a minute is cut [BUDGET-21]', () => {
    const began = Date.now();
    while (!response.isCut) response.silence();
    expect(Date.now() - began).toBe(30_000);
  });

  it('who takes a little now and then is not, however long it takes', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      response.silence();
      response.silence();
      // Node looks again by itself when bytes had left
      jest.advanceTimersByTime(10_000);
    }
    expect(response.isCut).toBe(false);
  });
});
