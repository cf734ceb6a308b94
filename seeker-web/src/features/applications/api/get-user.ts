import { api, bodyOf } from '../../../lib/api';
import type { UserRecord } from '../../../lib/contract';
import { asBinary, toForm } from '../../../lib/form';

export async function getUser(): Promise<UserRecord> {
  return (await bodyOf(api.GET('/api/users/user'))).user;
}

export async function postResume(resume: File): Promise<string> {
  const body = { resume: asBinary(resume) };
  return (await bodyOf(api.POST('/api/users/update-resume', { body, bodySerializer: toForm }))).message;
}
