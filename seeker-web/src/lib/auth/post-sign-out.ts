import { api } from '../api';

export async function postSignOut(): Promise<void> {
  await api.POST('/api/auth/sign-out');
}
