import { UserError } from '@skybil/mongod/user-error';
import type { Api } from './api.ts';

const MAX_RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;
/** Exit code of the API for missing or wrong settings: a restart cannot help. */
const BAD_SETTINGS = 78;

export interface SupervisedApi {
  ready: () => Promise<void>;
  /** @throws UserError when the API failed too often, or cannot be helped by a restart */
  keepRunning: () => Promise<void>;
  stop: () => Promise<void>;
}

export function superviseApi(start: (isRestart: boolean) => Api, log: (text: string) => void): SupervisedApi {
  let api = start(false);
  let isStopping = false;
  const failedAt: number[] = [];

  const mayRestart = (code: number): boolean => {
    const now = performance.now();
    failedAt.push(now);
    const recent = failedAt.filter((at) => now - at < WITHIN_MS);
    return code !== 0 && code !== BAD_SETTINGS && recent.length <= MAX_RESTARTS;
  };

  return {
    ready: () => api.ready(),
    keepRunning: async () => {
      for (;;) {
        const code = await api.ended;
        if (isStopping) return;
        if (!mayRestart(code))
          throw new UserError(`The API ended by itself (code ${code}). ${api.lastErrors()}`, code || 1);
        log(`it ended by itself (code ${code}); starting it again ...`);
        api = start(true);
        await api.ready();
        log('it runs again; api.log says what failed');
      }
    },
    stop: () => {
      isStopping = true;
      return api.stop();
    },
  };
}
