import { startTemporaryBoard } from './board/temporary-board.ts';
import { beforeExit, main } from './support/main.ts';
import { run } from './support/run.ts';

/** `with-board.ts COMMAND [ARGUMENT ...]`: runs a command with a temporary board, whose address is in `BOARD`. */
await main(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const board = await startTemporaryBoard();
  beforeExit(board.stop);
  return (await run(command, args, { env: { BOARD: board.address }, show: true })).code;
});
