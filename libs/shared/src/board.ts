import { BOARD_CONFIG_ID } from './board-config.js';
import { boardInFolder } from './board-folder.js';
import type { Board } from './board-types.js';

/** In a browser the board comes with the page, so all boards have the same scripts. Elsewhere it is read from its folder. */
export const BOARD: Board = /* @__PURE__ */ boardOfPage() ?? /* @__PURE__ */ boardInFolder();

function boardOfPage(): Board | undefined {
  const { document } = globalThis as { document?: Document };
  const config = document?.getElementById(BOARD_CONFIG_ID)?.textContent;
  return config ? (JSON.parse(config) as { board?: Board }).board : undefined;
}
