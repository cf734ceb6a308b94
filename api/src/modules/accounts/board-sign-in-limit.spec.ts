import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { BOARD_SIGN_INS, BUSY_SIGN_INS, type LimitRule } from '../../platform/contract/route/limit-rules.js';
import { AppError } from '../../platform/errors/app-error.js';
import { BoardSignInLimit } from './board-sign-in-limit.js';

const IP = '203.0.113.7';

describe('BoardSignInLimit', () => {
  function limitOf(left: { board: number; minute: number }, RATE_LIMITS: 'on' | 'off' = 'on') {
    const counted = { [BOARD_SIGN_INS.name]: left.board, [BUSY_SIGN_INS.name]: left.minute };
    const take = ({ name }: { name: string }) => (counted[name] = (counted[name] ?? 0) - 1) >= 0;
    const limits = {
      allows: (_: string, rule: { name: string }) => Promise.resolve(take(rule)),
      use: (who: string, rule: { name: string; times?: number }) =>
        who !== 'board' || take(rule)
          ? Promise.resolve()
          : Promise.reject(new AppError('too_many_requests', 'x', { retryAfter: 7 })),
    };
    return new BoardSignInLimit(Object.assign(new Settings(), { RATE_LIMITS }), limits as never);
  }

  it('uses the limit of the hour, then of the minute, then refuses as busy', async () => {
    const board = limitOf({ board: 2, minute: 1 });
    for (let count = 0; count < 3; count += 1) await board.use(IP);
    await expect(board.use(IP)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: MESSAGES.signInsBusy,
      details: { retryAfter: 7 },
    });
  });

  it('gives one network a quarter at most, beyond which it uses up nothing of the board’s limit [BUDGET-19]', async () => {
    const used: string[] = [];
    const limits = {
      allows: () => Promise.resolve(used.push('the board') < 0),
      use: (who: string, { name, times }: LimitRule) => {
        used.push(`${name} ${who} times ${times}`);
        return Promise.reject(new AppError('too_many_requests', 'x', { retryAfter: 7 }));
      },
    };
    const board = new BoardSignInLimit(new Settings(), limits as never);
    await expect(board.use('2001:db8:1:2345::1')).rejects.toMatchObject({
      message: MESSAGES.signInsBusy,
      details: { retryAfter: 7 },
    });
    expect(used).toEqual(['sign-in-board board from 20010db8000123/56 times 0.25']);
  });

  it('counts nothing where limits are off', async () => {
    await expect(limitOf({ board: 0, minute: 0 }, 'off').use(IP)).resolves.toBeUndefined();
  });

  it('does not report a fault as a busy board', async () => {
    const limits = { allows: () => Promise.resolve(false), use: () => Promise.reject(new Error('no luck')) };
    await expect(new BoardSignInLimit(new Settings(), limits as never).use(IP)).rejects.toThrow('no luck');
  });
});
