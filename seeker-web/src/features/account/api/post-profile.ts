import { api, bodyOf } from '../../../lib/api';

export interface Names {
  firstName: string;
  lastName: string;
}

export async function postProfile(body: Names): Promise<string> {
  return (await bodyOf(api.POST('/api/users/profile', { body }))).message;
}
