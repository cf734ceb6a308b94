import { startOwnBoard } from './board/own-board.ts';
import { beforeExit, main } from './support/main.ts';
import { run } from './support/run.ts';

/** `with-board.ts COMMAND [ARGUMENT ...]`: runs a command beside a new board with samples; `BOARD` holds its address. */
await main(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const board = await startOwnBoard();
  beforeExit(board.stop);
  return (await run(command, args, { env: { BOARD: board.address }, show: true })).code;
});
