import { api } from '../../../lib/api';
import type { UserRecord } from '../../../lib/contract';

export async function getUser(): Promise<UserRecord> {
  const { data } = await api.GET<{ user: UserRecord }>('/api/users/user');
  return data.user;
}

export async function postResume(resume: File): Promise<string> {
  const body = new FormData();
  body.set('resume', resume);
  const { data } = await api.POST('/api/users/update-resume', { body });
  return data.message;
}
