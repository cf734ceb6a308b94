import { api } from '../../../lib/api';

export interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}
interface Session {
  token: string;
  message: string;
}

export async function postSignIn(body: { email: string; password: string }): Promise<Session> {
  const { data } = await api.POST<Session>('/api/auth/sign-in', { body });
  return data;
}

export async function postSignUp(body: SignUpInput): Promise<Session> {
  const { data } = await api.POST<Session>('/api/auth/sign-up', { body });
  return data;
}
