import { api, bodyOf } from '../../../lib/api';

export interface Session {
  token: string;
  message: string;
}

export function postSignIn(body: { email: string; password: string }): Promise<Session> {
  return bodyOf(api.POST('/api/auth/sign-in', { body }));
}
