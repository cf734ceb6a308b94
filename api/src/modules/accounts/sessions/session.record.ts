import type { PersonKind } from '../../../platform/contract/route/principal.js';

/** A sign-in of one person on one device. The row is deleted when the session ends. */
export interface Session {
  /** The `sid` claim of its tokens. */
  _id: string;
  kind: PersonKind;
  accountId: string;
  /** Browser and system. */
  device: string;
  createdAt: Date;
  /** Accurate to some minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
  /** The recruiter asked to stay signed in. */
  remembered: boolean;
  /** A session of the hosted provider that was ended here: its row stays, so that its tokens are refused. */
  ended?: boolean;
}
