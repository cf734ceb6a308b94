import { api, bodyOf } from '../../../lib/api';
import type { Receipt } from '../../../lib/contract';

/** The password is undefined for accounts of a hosted provider. */
export async function postErase(password: string | undefined): Promise<Receipt> {
  const body = password === undefined ? {} : { password };
  return (await bodyOf(api.POST('/api/users/erase', { body }))).receipt;
}
