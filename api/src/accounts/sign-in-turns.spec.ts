import { MESSAGES } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import { BOARD_SIGN_INS, BUSY_SIGN_INS } from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';
import { SignInTurns } from './sign-in-turns.js';

describe('the turns to sign in to a board', () => {
  function turns(left: { board: number; minute: number }, RATE_LIMITS: 'on' | 'off' = 'on') {
    const counted = { [BOARD_SIGN_INS.name]: left.board, [BUSY_SIGN_INS.name]: left.minute };
    const take = ({ name }: { name: string }) => (counted[name] = (counted[name] ?? 0) - 1) >= 0;
    const limits = {
      allows: (_: string, rule: { name: string }) => Promise.resolve(take(rule)),
      use: (_: string, rule: { name: string }) =>
        take(rule)
          ? Promise.resolve()
          : Promise.reject(new AppError('too_many_requests', 'x', { retryAfter: 7 })),
    };
    return new SignInTurns(Object.assign(new Settings(), { RATE_LIMITS }), limits as never);
  }

  it('are as many as the hour has, then as many as the minute has, then it says that it is busy', async () => {
    const board = turns({ board: 2, minute: 1 });
    for (let count = 0; count < 3; count += 1) await board.take();
    await expect(board.take()).rejects.toMatchObject({
      code: 'too_many_requests',
      message: MESSAGES.signInsBusy,
      details: { retryAfter: 7 },
    });
  });

  it('are not counted where limits are off', async () => {
    await expect(turns({ board: 0, minute: 0 }, 'off').take()).resolves.toBeUndefined();
  });

  it('a fault is no busy board', async () => {
    const limits = { allows: () => Promise.resolve(false), use: () => Promise.reject(new Error('no luck')) };
    await expect(new SignInTurns(new Settings(), limits as never).take()).rejects.toThrow('no luck');
  });
});
