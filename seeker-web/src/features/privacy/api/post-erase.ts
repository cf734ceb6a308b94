import { api, bodyOf } from '../../../lib/api';
import type { Receipt } from '../../../lib/contract';

/** @param body empty for accounts of a hosted provider */
export async function postErase(body: { password?: string; code?: string }): Promise<Receipt> {
  return (await bodyOf(api.POST('/api/users/erase', { body }))).receipt;
}
