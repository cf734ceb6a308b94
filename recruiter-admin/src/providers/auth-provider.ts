import { MESSAGES } from '@skybil/shared';
import { readCompanyToken } from '@skybil/web/company-token';
import { storeToast } from '@skybil/web/pending-toast';
import type { AuthProvider } from 'react-admin';
import { companyCalls } from './company-calls';
import { dropToken, endSession, leaveFor, leaveForSignIn, rememberCompany } from './session';
import { isSignedOut } from './session-end';

function leaveEndedSession(): Promise<never> {
  endSession();
  storeToast({ type: 'info', message: MESSAGES.sessionExpired });
  return leaveForSignIn();
}

export const authProvider = {
  login: leaveForSignIn,
  checkAuth: async () => {
    if (!readCompanyToken()) await leaveForSignIn();
  },
  // only a 401 ends the session; other errors say nothing about it
  checkError: async (error: unknown) => {
    if (isSignedOut(error)) await leaveEndedSession();
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
      rememberCompany(_id);
      return { id: _id, fullName: name, avatar: image, ...facts };
    } catch (error) {
      if (isSignedOut(error)) await leaveEndedSession();
      throw error;
    }
  },
} satisfies AuthProvider;
