/** Pages whose text is a Markdown file of the board folder. */
export const BOARD_TEXTS = ['about', 'terms', 'privacy', 'scams'] as const;
export type BoardText = (typeof BOARD_TEXTS)[number];
