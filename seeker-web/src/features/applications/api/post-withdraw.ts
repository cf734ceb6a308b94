import { api, bodyOf } from '../../../lib/api';

export async function postWithdraw(id: string): Promise<string> {
  return (await bodyOf(api.POST('/api/users/withdraw-application', { body: { id } }))).message;
}
