import { api, bodyOf } from '../../../lib/api';
import type { Session } from './post-sign-in';

export interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function postSignUp(body: SignUpInput): Promise<Session> {
  return bodyOf(api.POST('/api/auth/sign-up', { body }));
}
