import type { PersonKind } from '../../../platform/contract/route/principal.js';

export interface Session {
  /** The `sid` claim of its tokens. */
  _id: string;
  kind: PersonKind;
  accountId: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  remembered: boolean;
  /** A session of the hosted provider that was ended here: its row stays, so that its tokens are refused. */
  ended?: boolean;
}
