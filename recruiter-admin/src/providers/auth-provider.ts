import { MESSAGES } from '@skybil/shared';
import { readCompanyToken } from '@skybil/web/company-token';
import { storeToast } from '@skybil/web/pending-toast';
import { HttpError, type AuthProvider } from 'react-admin';
import { companyCalls } from './company-calls';
import { dropToken, leaveFor, leaveForSignIn } from './session';

function endSession(): Promise<never> {
  dropToken();
  storeToast({ type: 'info', message: MESSAGES.sessionExpired });
  return leaveForSignIn();
}

const isSignedOut = (error: unknown) => error instanceof HttpError && error.status === 401;

export const authProvider = {
  login: leaveForSignIn,
  checkAuth: async () => {
    if (!readCompanyToken()) await leaveForSignIn();
  },
  // only a 401 ends the session; other errors say nothing about it
  checkError: async (error: unknown) => {
    if (isSignedOut(error)) await endSession();
  },
  // the company is signed out here even if the request fails or is slow
  logout: () => {
    if (readCompanyToken()) void companyCalls.signOut().catch(() => undefined);
    dropToken();
    return leaveFor('/');
  },
  getIdentity: async () => {
    try {
      const { _id, name, image, ...facts } = await companyCalls.company();
      return { id: _id, fullName: name, avatar: image, ...facts };
    } catch (error) {
      if (isSignedOut(error)) await endSession();
      throw error;
    }
  },
} satisfies AuthProvider;
