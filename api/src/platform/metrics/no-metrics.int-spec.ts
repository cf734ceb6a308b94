import { startBoard } from '../../../test/board.js';
import { MetricsServer } from './metrics-server.js';

// alone: what the models of this file do is not timed once a board without numbers has made them
it('numbers are told by no board that was not asked to', async () => {
  const board = await startBoard();
  expect(board.app.get(MetricsServer).port).toBeUndefined();
  await board.close();
});
