import type { TestBoard } from './board.js';
import { newCompany, newSeeker } from './board.js';

/** The two kinds of account with a password, and their collections. */
export interface AccountKindCase {
  kind: 'company' | 'seeker';
  signIn: string;
  register: string;
  ask: string;
  reset: string;
  /** Requests the mail that verifies the e-mail. */
  askProof: string;
  /** A route that requires the account to be signed in. */
  own: string;
  collection: string;
  emailField: string;
  make(
    board: TestBoard,
    options?: { proven?: boolean },
  ): Promise<{ email: string; id: string; headers: Record<string, string> }>;
  headers(token: string): Record<string, string>;
}

export const ACCOUNT_KINDS: AccountKindCase[] = [
  {
    kind: 'company',
    signIn: '/api/company/login',
    register: '/api/company/register',
    ask: '/api/company/send-reset-otp',
    reset: '/api/company/reset-password',
    askProof: '/api/company/send-email-proof',
    own: '/api/company/company',
    collection: 'companies',
    emailField: 'email',
    make: newCompany,
    headers: (token) => ({ token }),
  },
  {
    kind: 'seeker',
    signIn: '/api/auth/sign-in',
    register: '/api/auth/sign-up',
    ask: '/api/auth/send-reset-otp',
    reset: '/api/auth/reset-password',
    askProof: '/api/auth/send-email-proof',
    own: '/api/users/user',
    collection: 'users',
    emailField: 'signInEmail',
    make: newSeeker,
    headers: (token) => ({ authorization: `Bearer ${token}` }),
  },
];
