import { Schema } from 'mongoose';

export interface EmailProof {
  _id: string;
  account?: string;
  /** Fingerprint of the e-mail that replaces the one of the account. */
  newEmail?: string;
  expiresAt: Date;
}

export const EMAIL_PROOF = 'EmailProof';
export const emailProofSchema = new Schema<EmailProof>(
  {
    _id: { type: String, required: true },
    account: String,
    newEmail: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'emailproofs', versionKey: false },
);
// Ends the links of an account (SIGN-31).
emailProofSchema.index({ account: 1 }, { name: 'by-account' });
emailProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired-email-proofs' });
