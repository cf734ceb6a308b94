import { api, bodyOf } from '../api';

export async function postSignOut(): Promise<void> {
  await bodyOf(api.POST('/api/auth/sign-out'));
}
