import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';

export interface FormerChoice {
  kind: JobKind;
  /** All former applications when absent. */
  ids?: string[];
}

export async function postRemoveFormer(body: FormerChoice): Promise<string> {
  return (await bodyOf(api.POST('/api/users/former-applications/remove', { body }))).message;
}

export async function postKeepFormer(body: FormerChoice): Promise<string> {
  return (await bodyOf(api.POST('/api/users/former-applications/keep', { body }))).message;
}
