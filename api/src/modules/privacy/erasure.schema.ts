import type { ErasedKind } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import type { PersonKind } from '../../platform/contract/route/principal.js';

/** An erasure that is under way; done, it is removed like all else of its person. Its id is the receipt's number. */
export interface Erasure {
  _id: Types.ObjectId;
  kind: PersonKind;
  personId: string;
  /** The identity provider's name for a seeker: its message finds the erasure again by it. */
  sub?: string;
  emails: string[];
  /** The file of the person's own record: a resume or a logo. */
  fileId?: string;
  /** How much there was when it began. */
  erased: Partial<Record<ErasedKind, number>>;
  startedAt: Date;
  /** The person read mail there: what a mailbox has beside accounts, the newsletter, goes too. */
  isProven?: boolean;
  /** Its e-mail is somebody else's, who said so. */
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
    erased: { type: Schema.Types.Mixed, required: true },
    startedAt: { type: Date, required: true },
    isProven: Boolean,
    disowned: Boolean,
  },
  { collection: 'erasures', versionKey: false, minimize: false },
);
