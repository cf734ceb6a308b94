import type { SchemaDefinitionProperty } from 'mongoose';
import { databaseNow } from '../../../platform/database/database-clock.js';

/** What an account of either kind keeps of its use. */
export interface Used {
  /** To within a day. */
  lastActiveAt: Date;
  /** How often its owner was told that it ends, and when that was last; none since the last use. */
  idleWarnings?: number;
  idleWarnedAt?: Date;
}

export const USED = {
  lastActiveAt: { type: Date, default: () => new Date(databaseNow()) },
  idleWarnings: { type: Number },
  idleWarnedAt: { type: Date },
} satisfies Record<keyof Used, SchemaDefinitionProperty>;
