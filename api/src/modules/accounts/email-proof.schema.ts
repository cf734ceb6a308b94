import { Schema } from 'mongoose';

/** A link that proves the e-mail of an account. */
export interface EmailProof {
  /** The hash of the link's secret. */
  _id: string;
  /** Fingerprint of whose it is; absent in links from before this was kept, which end within a day. */
  account?: string;
  expiresAt: Date;
}

export const EMAIL_PROOF = 'EmailProof';
export const emailProofSchema = new Schema<EmailProof>(
  {
    _id: { type: String, required: true },
    account: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'emailproofs', versionKey: false },
);
// Ends the links of an account (SIGN-31).
emailProofSchema.index({ account: 1 }, { name: 'by-account' });
// Removes links that are over.
emailProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired-email-proofs' });
