import { createContext, useContext } from 'react';
import { BOARD_CONFIG_ID, type BoardConfig } from '@skybil/shared';

const PLAIN_BOARD: BoardConfig = {
  authMode: 'local',
  clerkPublishableKey: '',
  supportEmail: 'support@skybil.example',
  publicUrl: '',
  socialLinks: [],
  offline: false,
};

const BoardConfigContext = createContext(PLAIN_BOARD);

export const BoardConfigProvider = BoardConfigContext.Provider;
export const useBoardConfig = () => useContext(BoardConfigContext);

export function readBoardConfig(page: Document): BoardConfig {
  const text = page.getElementById(BOARD_CONFIG_ID)?.textContent ?? '{}';
  return { ...PLAIN_BOARD, ...(JSON.parse(text) as Partial<BoardConfig>) };
}
