import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';

/** Those of a kind; only some of them with `ids`. */
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
