import { Schema } from 'mongoose';

/** A link that proves the e-mail of an account, which is named in the link and not here. */
export interface EmailProof {
  /** The hash of the link's secret. */
  _id: string;
  expiresAt: Date;
}

export const EMAIL_PROOF = 'EmailProof';
export const emailProofSchema = new Schema<EmailProof>(
  {
    _id: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'emailproofs', versionKey: false },
);
// Removes links that are over.
emailProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired-email-proofs' });
