import { createContext, useContext } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { STORAGE_KEYS } from '@skybil/shared';
import { store } from '@skybil/web/browser-storage';
import { clearToasts, notify } from '../../lib/notify';
import { forgetFields } from './kept-fields';
import { safePath } from '../../lib/safe-path';
import { storeSeekerToken } from '../../lib/auth/seeker-token';

export type AccountStep = 'sign-in' | 'sign-up' | 'reset';

/** Set in a sheet, which changes its step where a page leads to another one, and stays open after the sign-in. */
export const StepContext = createContext<((step: AccountStep) => void) | undefined>(undefined);

export function useNext() {
  const isInSheet = useContext(StepContext) !== undefined;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safePath(params.get('next'), '/');
  const enter = ({ token, message }: { token: string; message: string }) => {
    storeSeekerToken(token);
    store('localStorage', STORAGE_KEYS.sessionEnded, null);
    void clearToasts();
    void notify('success', message);
    forgetFields();
    if (!isInSheet) void navigate(next, { replace: true });
  };
  return { query: params.has('next') ? `?next=${encodeURIComponent(next)}` : '', next, enter };
}
