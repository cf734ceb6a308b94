import { UserError } from '@skybil/mongod/user-error';
import type { Api } from './api.ts';

/** The API is restarted at most this often within the time. */
const RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;
/** Exit code of the API for missing or wrong settings, which a restart cannot mend. */
const BAD_SETTINGS = 78;

/** The API that runs now. */
export interface KeptApi {
  ready: () => Promise<void>;
  /**
   * Restarts the API when it fails.
   * @throws UserError when it is not restarted any more
   */
  keepRunning: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the API. */
export function keptApi(start: (isRestart: boolean) => Api, tell: (text: string) => void): KeptApi {
  let api = start(false);
  let isStopping = false;
  const failedAt: number[] = [];

  const mayRestart = (code: number): boolean => {
    const now = performance.now();
    failedAt.push(now);
    const recent = failedAt.filter((at) => now - at < WITHIN_MS);
    return code !== 0 && code !== BAD_SETTINGS && recent.length <= RESTARTS;
  };

  return {
    ready: () => api.ready(),
    keepRunning: async () => {
      for (;;) {
        const code = await api.ended;
        if (isStopping) return;
        if (!mayRestart(code))
          throw new UserError(`The API ended by itself (code ${code}). ${api.lastWords()}`, code || 1);
        tell(`it ended by itself (code ${code}); starting it again ...`);
        api = start(true);
        await api.ready();
        tell('it runs again; api.log says what failed');
      }
    },
    stop: () => {
      isStopping = true;
      return api.stop();
    },
  };
}
