import { Schema, type Types } from 'mongoose';
import type { SecurityEventName } from './security-events.js';

/** Something that happened, and stays as it was written. It names no address, device or e-mail, and no seeker's id. */
export interface SecurityEvent {
  _id: Types.ObjectId;
  event: SecurityEventName;
  at: Date;
  /** Who did it, as `PartyNames` writes it. */
  who: string;
  /** What it was done to: accounts, applications, files. */
  on: string[];
  /** Keyed fingerprints. */
  address?: string;
  device?: string;
  requestId?: string;
  /** Of what an operator did: the name that he or she has on the machine, and the reason that was given. */
  by?: string;
  why?: string;
  expiresAt: Date;
}

export const SECURITY_EVENT = 'SecurityEvent';
export const securityLogSchema = new Schema<SecurityEvent>(
  {
    event: { type: String, required: true },
    at: { type: Date, required: true },
    who: { type: String, required: true },
    on: { type: [String], required: true },
    address: String,
    device: String,
    requestId: String,
    by: String,
    why: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'securitylog', versionKey: false },
);
// Of one account, what it did and what was done to it; docs/operations.md makes the same for a log of its own.
securityLogSchema.index({ who: 1, at: -1 }, { name: 'by-who' });
securityLogSchema.index({ on: 1, at: -1 }, { name: 'by-what' });
// Nothing else removes an event.
securityLogSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-events' });
