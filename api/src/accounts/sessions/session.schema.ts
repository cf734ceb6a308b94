import { Schema } from 'mongoose';
import { PERSON_KINDS, type PersonKind } from '../../contract/route/principal.js';

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

export const SESSION = 'Session';
export const sessionSchema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: PERSON_KINDS, required: true },
    accountId: { type: String, required: true },
    device: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    remembered: { type: Boolean, required: true },
    ended: Boolean,
  },
  { collection: 'sessions', versionKey: false },
);
// The sessions of a person, the last used first.
sessionSchema.index({ kind: 1, accountId: 1, lastUsedAt: -1 }, { name: 'of-a-person' });
// Removes what is over.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'ended-sessions' });
