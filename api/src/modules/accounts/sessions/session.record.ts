import type { PersonKind } from '../../../platform/contract/route/principal.js';

/** A sign-in of one person on one device, as long as it lasts. A session that ended is not there. */
export interface Session {
  /** What its tokens name. */
  _id: string;
  kind: PersonKind;
  accountId: string;
  /** Browser and system, as words of ours. */
  device: string;
  createdAt: Date;
  /** To within minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
  /** The recruiter asked to stay signed in. */
  remembered: boolean;
  /** A session of the hosted provider, which knows nothing of its end here: kept so that its tokens count no more. */
  ended?: boolean;
}
