import { Schema } from 'mongoose';
import { PERSON_KINDS } from '../../../platform/contract/route/principal.js';
import type { Session } from './session.record.js';

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
sessionSchema.index({ kind: 1, accountId: 1, lastUsedAt: -1 }, { name: 'of-a-person' });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'ended-sessions' });
