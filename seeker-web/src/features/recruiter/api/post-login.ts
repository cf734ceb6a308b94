import { api, bodyOf } from '../../../lib/api';

export interface RecruiterSession {
  token: string;
  message: string;
}

export function postLogin(body: { email: string; password: string }): Promise<RecruiterSession> {
  return bodyOf(api.POST('/api/company/login', { body }));
}
