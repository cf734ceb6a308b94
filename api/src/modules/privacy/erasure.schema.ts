import type { ErasedKind } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import type { MemberKind } from '../../platform/contract/route/principal.js';

/** A running erasure, deleted when it is finished. Its id is the receipt's number. */
export interface Erasure {
  _id: Types.ObjectId;
  kind: MemberKind;
  personId: string;
  /** The seeker's id at the identity provider. */
  sub?: string;
  emails: string[];
  /** Resume or logo. */
  fileId?: string;
  /** A company's certificate. */
  certificateFileId?: string;
  erased: Partial<Record<ErasedKind, number>>;
  startedAt: Date;
  isProven?: boolean;
  /** The e-mail's owner did not create the account (PERSON-8). */
  disowned?: boolean;
}

export const ERASURE = 'Erasure';
export const erasureSchema = new Schema<Erasure>(
  {
    kind: { type: String, required: true },
    personId: { type: String, required: true },
    sub: String,
    emails: { type: [String], required: true },
    fileId: String,
    certificateFileId: String,
    erased: { type: Schema.Types.Mixed, required: true },
    startedAt: { type: Date, required: true },
    isProven: Boolean,
    disowned: Boolean,
  },
  { collection: 'erasures', versionKey: false, minimize: false },
);
