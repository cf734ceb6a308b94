import type { SchemaDefinitionProperty } from 'mongoose';
import { databaseNow } from '../../../platform/database/database-clock.js';

export interface Used {
  lastActiveAt: Date;
  /** Warnings to the owner since the last use, and the time of the last one. */
  idleWarnings?: number;
  idleWarnedAt?: Date;
}

export const USED = {
  lastActiveAt: { type: Date, default: () => new Date(databaseNow()) },
  idleWarnings: { type: Number },
  idleWarnedAt: { type: Date },
} satisfies Record<keyof Used, SchemaDefinitionProperty>;
