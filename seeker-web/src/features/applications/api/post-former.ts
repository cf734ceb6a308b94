import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';

/** Applies to all former applications of a kind, or only to those in `ids`. */
export interface FormerChoice {
  kind: JobKind;
  ids?: string[];
}

export async function postRemoveFormer(body: FormerChoice): Promise<string> {
  return (await bodyOf(api.POST('/api/users/former-applications/remove', { body }))).message;
}

export async function postKeepFormer(body: FormerChoice): Promise<string> {
  return (await bodyOf(api.POST('/api/users/former-applications/keep', { body }))).message;
}
