import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { OkDto } from '../../platform/contract/output/ok.js';

/** What a decision of staff answers. */
export const DECIDED = {
  ok: OkDto,
  fails: [...IN_BODY, 'unauthorized', 'not_found', 'already_decided'],
} as const;
