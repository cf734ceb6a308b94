/** Id of the JSON block with {@link BoardConfig} that the server writes into the shell of both front ends. */
export const BOARD_CONFIG_ID = 'board-config';

export interface BoardConfig {
  authMode: 'local' | 'clerk';
  /** Clerk's publishable key; empty with the built-in sign-in. */
  clerkPublishableKey: string;
  /** The board folder, unless the setting SUPPORT_EMAIL gives another. */
  supportEmail: string;
  /** Without a trailing slash. */
  publicUrl: string;
  socialLinks: SocialLink[];
  /** Whether the site registers its service worker (LINE-9). */
  offline: boolean;
  /** Absent if the operator has set none. */
  exchangeRates?: ExchangeRates;
}

export interface ExchangeRates {
  /** '2026-11-01' */
  day: string;
  /** What one unit costs in the country's currency, by currency. */
  home: Record<string, number>;
}

export interface SocialLink {
  /** Read out by screen readers: 'Facebook'. */
  name: string;
  url: string;
}
