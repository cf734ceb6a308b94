/** Id of the JSON block with {@link BoardConfig} that the server writes into both shells. */
export const BOARD_CONFIG_ID = 'board-config';

/** What the browsers need to know of this installation. */
export interface BoardConfig {
  authMode: 'local' | 'clerk';
  /** Clerk's publishable key; empty with the built-in sign-in. */
  clerkPublishableKey: string;
  supportEmail: string;
  /** Absolute address of the board, without a trailing slash. */
  publicUrl: string;
  socialLinks: SocialLink[];
  /** Whether the site may keep itself and what was read for when there is no line (LINE-9). */
  offline: boolean;
}

export interface SocialLink {
  /** As read out by a screen reader: 'Facebook'. */
  name: string;
  url: string;
}
