import { EventEmitter } from 'node:events';
import { Server as NetServer } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { Settings } from '../../platform/config/settings.js';
import { HealthService } from './health/health.service.js';
import { stopGracefully } from './graceful-stop.js';

// Jest's fake timers do not replace those of `node:timers/promises`.
jest.mock('node:timers/promises', () => ({
  setTimeout: <T>(ms: number, value: T) => new Promise((resolve) => setTimeout(resolve, ms, value)),
}));

describe('graceful shutdown', () => {
  let order: string[];
  let signals: EventEmitter;
  let lastAnswered: () => void;
  let info: jest.Mock;
  let error: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    [order, signals, info, error] = [[], new EventEmitter(), jest.fn(), jest.fn()];
    jest.spyOn(process, 'on').mockImplementation((signal, act) => {
      signals.on(String(signal), act as () => void);
      return process;
    });
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      order.push(`exit ${code}`);
      return undefined as never;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function run(noticeSeconds = 0) {
    jest.spyOn(NetServer.prototype, 'close').mockImplementation(function (this: NetServer, done) {
      order.push('no new connections');
      lastAnswered = done as () => void;
      return this;
    });
    const server = Object.assign(new EventEmitter(), {
      closeIdleConnections: jest.fn(),
      closeAllConnections: jest.fn(() => lastAnswered()),
    });
    const health = { markStopping: () => order.push('not ready') };
    const app = {
      get: (type: unknown) => (type === HealthService ? health : undefined),
      getHttpServer: () => server,
      close: () => {
        order.push('closed');
        return Promise.resolve();
      },
    };
    const settings = Object.assign(new Settings(), { STOP_NOTICE_SECONDS: noticeSeconds });
    stopGracefully(app as unknown as INestApplication, settings, { info, error } as unknown as Logger);
    return server;
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it.each(['SIGTERM', 'SIGINT'])('finishes running requests before closing on %s', async (signal) => {
    run();
    expect(order).toEqual([]);
    signals.emit(signal);
    await pass(17_000);
    expect(order).toEqual(['not ready', 'no new connections']);
    lastAnswered();
    await pass(0);
    expect(order).toEqual(['not ready', 'no new connections', 'closed', 'exit 0']);
    expect(info).toHaveBeenCalledWith({ signal }, 'stopping');
  });

  it('closes each connection with its next answer, but only after it has stopped listening [RUN-64]', async () => {
    const server = run(7);
    const header = jest.fn();
    signals.emit('SIGTERM');
    await pass(6_999);
    server.emit('request', {}, { setHeader: header });
    expect(header).not.toHaveBeenCalled();
    await pass(1);
    server.emit('request', {}, { setHeader: header });
    expect(header).toHaveBeenCalledWith('connection', 'close');
  });

  it('keeps idle connections of a proxy open for five more seconds [RUN-64]', async () => {
    const { closeIdleConnections } = run(7);
    signals.emit('SIGTERM');
    await pass(7_000 + 4_999);
    expect(closeIdleConnections).not.toHaveBeenCalled();
    await pass(1);
    expect(closeIdleConnections).toHaveBeenCalledTimes(1);
  });

  it('keeps listening for the notice period that the operator set [RUN-4]', async () => {
    run(7);
    signals.emit('SIGTERM');
    await pass(6_999);
    expect(order).toEqual(['not ready']);
    await pass(1);
    expect(order).toEqual(['not ready', 'no new connections']);
  });

  it('closes idle connections at once when there is no notice period', async () => {
    const { closeIdleConnections } = run();
    signals.emit('SIGTERM');
    await pass(1_000);
    expect(closeIdleConnections).toHaveBeenCalledTimes(10);
    lastAnswered();
    await pass(1_000);
    expect(closeIdleConnections).toHaveBeenCalledTimes(10);
  });

  it('cuts off a request that never ends after 18 s, so that shutdown takes less than 30 s', async () => {
    const { closeAllConnections } = run();
    signals.emit('SIGTERM');
    await pass(17_999);
    expect(closeAllConnections).not.toHaveBeenCalled();
    await pass(1);
    expect(closeAllConnections).toHaveBeenCalledTimes(1);
    expect(order.at(-1)).toBe('exit 0');
  });

  it('cuts nothing off once all requests have finished', async () => {
    const { closeAllConnections } = run();
    signals.emit('SIGTERM');
    await pass(0);
    lastAnswered();
    await pass(60_000);
    expect(closeAllConnections).not.toHaveBeenCalled();
  });

  it.each(['uncaughtException', 'unhandledRejection'])(
    'logs an %s once, finishes running requests and exits with 1 [RUN-46]',
    async (event) => {
      run();
      const failure = new Error('a timer threw');
      signals.emit(event, failure);
      await pass(0);
      expect(order).toEqual(['not ready', 'no new connections']);
      lastAnswered();
      await pass(0);
      expect(order).toEqual(['not ready', 'no new connections', 'closed', 'exit 1']);
      expect(error).toHaveBeenCalledTimes(1);
      expect(error).toHaveBeenCalledWith({ err: failure }, expect.any(String));
    },
  );

  it('logs a second error during shutdown and otherwise ignores it', async () => {
    run();
    signals.emit('uncaughtException', new Error('one'));
    signals.emit('unhandledRejection', new Error('two'));
    await pass(0);
    lastAnswered();
    await pass(0);
    expect(error).toHaveBeenCalledTimes(2);
    expect(order).toEqual(['not ready', 'no new connections', 'closed', 'exit 1']);
  });

  it('exits with 1 after 28 s when shutdown hangs', async () => {
    const server = run();
    server.closeAllConnections.mockImplementation(() => undefined);
    signals.emit('SIGTERM');
    await pass(27_999);
    expect(order).not.toContain('exit 1');
    await pass(1);
    expect(order.at(-1)).toBe('exit 1');
  });

  it('ignores a second signal', async () => {
    run();
    signals.emit('SIGTERM');
    signals.emit('SIGINT');
    signals.emit('SIGTERM');
    await pass(0);
    lastAnswered();
    await pass(0);
    expect(order).toEqual(['not ready', 'no new connections', 'closed', 'exit 0']);
  });
});
