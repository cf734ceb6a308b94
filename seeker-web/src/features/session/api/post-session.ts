import { api, bodyOf } from '../../../lib/api';

export interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}
export interface Session {
  token: string;
  message: string;
}

export function postSignIn(body: { email: string; password: string }): Promise<Session> {
  return bodyOf(api.POST('/api/auth/sign-in', { body }));
}

export function postSignUp(body: SignUpInput): Promise<Session> {
  return bodyOf(api.POST('/api/auth/sign-up', { body }));
}
