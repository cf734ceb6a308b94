import { startBoard } from '../../../test/board.js';
import { MetricsServer } from './metrics-server.js';

// In its own file: a model that was created without metrics is not measured later.
it('the board serves no metrics unless configured', async () => {
  const board = await startBoard();
  expect(board.app.get(MetricsServer).port).toBeUndefined();
  await board.close();
});
