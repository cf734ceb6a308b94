import { SchedulerRegistry } from '@nestjs/schedule';
import { MAIL_TIMER } from '../src/platform/mail/mail-worker.js';
import { startBoard, type TestBoard } from './board.js';

describe('the board of a test', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  it('runs no regular task except sending mails', () => {
    expect(board.app.get(SchedulerRegistry).getIntervals()).toEqual([MAIL_TIMER]);
  });
});
