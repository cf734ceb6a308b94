import { api, bodyOf } from '../../../lib/api';
import type { UserRecord } from '../../../lib/contract';
import { useSeekerData } from './use-seeker-data';

export async function getUser(): Promise<UserRecord> {
  return (await bodyOf(api.GET('/api/users/user'))).user;
}

export function useUser() {
  return useSeekerData('user', getUser);
}
