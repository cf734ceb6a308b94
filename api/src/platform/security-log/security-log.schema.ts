import { Schema, type Types } from 'mongoose';
import type { SecurityEventName } from './security-events.js';

/** It contains no address, device, e-mail or id of a seeker. */
export interface SecurityEvent {
  _id: Types.ObjectId;
  event: SecurityEventName;
  at: Date;
  who: string;
  on: string[];
  /** Keyed fingerprints. */
  address?: string;
  device?: string;
  requestId?: string;
  /** For an operator: the user name on the machine, and the reason given. */
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
// Events by and about one account. docs/operations.md creates the same indexes for a separate database.
securityLogSchema.index({ who: 1, at: -1 }, { name: 'by-who' });
securityLogSchema.index({ on: 1, at: -1 }, { name: 'by-what' });
securityLogSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-events' });
