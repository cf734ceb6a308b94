import { api, ApiError, bodyOf } from '../../../lib/api';

export interface RecruiterSession {
  token: string;
  message: string;
}

interface Login {
  email: string;
  password: string;
  /** For days, also without use. */
  rememberMe: boolean;
  /** Of the authenticator app, where the account has one. */
  code?: string;
}

/** @returns nothing when the password is right and a code is asked for */
export async function postLogin(body: Login): Promise<RecruiterSession | undefined> {
  try {
    return await bodyOf(api.POST('/api/company/login', { body }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_needed') return undefined;
    throw error;
  }
}
