import { Schema, type Types } from 'mongoose';

export interface StaffMember {
  _id: Types.ObjectId;
  name: string;
  email: string;
  /** The operator's word counts as the proof. */
  emailProvenAt: Date;
  /** Absent until the link of the operator is used. */
  passwordHash?: string;
  /** Part of tokens; a new link raises it. */
  tokenVersion: number;
  invitation?: Invitation;
  createdAt: Date;
}

/** A link with which the person sets a password and an authenticator app, once. */
export interface Invitation {
  /** Only a hash of the secret is stored. */
  hash: string;
  expiresAt: Date;
}

export const STAFF = 'Staff';
export const staffSchema = new Schema<StaffMember>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailProvenAt: { type: Date, required: true },
    passwordHash: String,
    tokenVersion: { type: Number, required: true },
    invitation: { type: { _id: false, hash: String, expiresAt: Date }, default: undefined },
    createdAt: { type: Date, required: true },
  },
  { collection: 'staff', versionKey: false },
);
// Sign-in, and one account for an e-mail. A board has few rows, so other queries need no index.
staffSchema.index({ email: 1 }, { unique: true, name: 'one-per-email' });
