import { api, ApiError, bodyOf } from '../../../lib/api';

export interface Session {
  token: string;
  message: string;
}

interface SignIn {
  email: string;
  password: string;
  code?: string;
}

/** @returns undefined if the password is right and a code is needed */
export async function postSignIn(body: SignIn): Promise<Session | undefined> {
  try {
    return await bodyOf(api.POST('/api/auth/sign-in', { body }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_needed') return undefined;
    throw error;
  }
}
