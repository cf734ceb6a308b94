import type { Campaign } from '../row.mts';
import { heldRows } from './held.mts';
import { mailRows } from './mails.mts';
import { networkRows } from './networks.mts';

/** Requests for more than a fair share of common resources. */
export const shares: Campaign = { rows: [...networkRows, ...mailRows, ...heldRows] };
