import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { cutStalled } from './cut-stalled.js';

/** A response whose connection emits `timeout` like Node: after ten seconds in which nothing was sent. */
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
  /** Simulates ten seconds in which nothing is sent. */
  silence(): void {
    jest.advanceTimersByTime(this.armed);
    this.armed = 0;
    this.emit('timeout');
  }
}

describe('cutStalled', () => {
  let response: QuietResponse;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(60_000);
    response = new QuietResponse();
    cutStalled(response as unknown as Response);
  });
  afterEach(() => jest.useRealTimers());

  it('disconnects a reader who takes nothing for 30 s [BUDGET-21]', () => {
    const began = Date.now();
    while (!response.isCut) response.silence();
    expect(Date.now() - began).toBe(30_000);
  });

  it('does not disconnect a slow but steady reader', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      response.silence();
      response.silence();
      // Node emits no event for an interval with progress
      jest.advanceTimersByTime(10_000);
    }
    expect(response.isCut).toBe(false);
  });
});
