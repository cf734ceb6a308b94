import { type CompanyCheck, REGISTRATION_STATES, type RegistrationState } from '@skybil/shared';
import { Schema } from 'mongoose';

/** What a company sent about its registration, and what a moderator found. */
export interface Registration {
  state: RegistrationState;
  /** 'RC 123456' */
  number: string;
  /** Of an agency: its licence to recruit. */
  licence?: string;
  /** The certificate. It is removed some weeks after the decision. */
  fileId?: string;
  sentAt: Date;
  decidedAt?: Date;
  /** Why it was refused. */
  reason?: string;
}

export const registrationSchema = new Schema<Registration>(
  {
    state: { type: String, enum: REGISTRATION_STATES, required: true },
    number: { type: String, required: true },
    licence: String,
    fileId: String,
    sentAt: { type: Date, required: true },
    decidedAt: Date,
    reason: String,
  },
  { _id: false },
);

/** What anybody may see of it, once it is verified (VERIFIED-5). */
export function checkOf(registration: Registration | undefined): CompanyCheck | undefined {
  if (registration?.state !== 'verified' || !registration.decidedAt) return undefined;
  const { number, licence, decidedAt } = registration;
  return { number, ...(licence ? { licence } : {}), checkedAt: decidedAt.toISOString() };
}
