import { api, ApiError, bodyOf } from '../../../lib/api';

export interface RecruiterSession {
  token: string;
  message: string;
}

interface Login {
  email: string;
  password: string;
  /** Keeps the session for days, even without use. */
  rememberMe: boolean;
  code?: string;
}

/** @returns undefined if the password is right and a code is needed */
export async function postLogin(body: Login): Promise<RecruiterSession | undefined> {
  try {
    return await bodyOf(api.POST('/api/company/login', { body }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_needed') return undefined;
    throw error;
  }
}
