import { UserError } from '@skybil/mongod/user-error';
import type { Api } from './api.ts';

/** A board that fails more often than this within the time is given up. */
const RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;
/** The API ends with it when settings are missing or wrong: another start changes nothing. */
const BAD_SETTINGS = 78;

/** The API that runs now. */
export interface KeptApi {
  ready: () => Promise<void>;
  /**
   * Starts the API again when it fails.
   * @throws UserError once it has ended for good
   */
  keepRunning: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the API. @param start is told whether another one ran before */
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
