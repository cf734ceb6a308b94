import type { Campaign } from '../row.mts';
import { heldRows } from './held.mts';
import { mailRows } from './mails.mts';
import { networkRows } from './networks.mts';

/** Whoever takes more than a share of what belongs to all. */
export const shares: Campaign = { rows: [...networkRows, ...mailRows, ...heldRows] };
