import type { Campaign } from '../row.mts';
import { heldApplicationRows } from './held-applications.mts';
import { mailRows } from './mails.mts';
import { networkRows } from './networks.mts';

/** Requests for more than a fair share of common resources. */
export const shares: Campaign = { rows: [...networkRows, ...mailRows, ...heldApplicationRows] };
