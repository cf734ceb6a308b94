import { api, bodyOf } from '../../../lib/api';
import type { Receipt } from '../../../lib/contract';

/** Where a hosted provider signs in there is no password. */
export async function postErase(password: string | undefined): Promise<Receipt> {
  const body = password === undefined ? {} : { password };
  return (await bodyOf(api.POST('/api/users/erase', { body }))).receipt;
}
