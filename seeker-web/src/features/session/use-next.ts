import { useNavigate, useSearchParams } from 'react-router-dom';
import { STORAGE_KEYS } from '@skybil/shared';
import { store } from '@skybil/web/browser-storage';
import { clearToasts, notify } from '../../lib/notify';
import { safePath } from '../../lib/safe-path';
import { storeSeekerToken } from '../../lib/auth/seeker-token';

export function useNext() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safePath(params.get('next'), '/');
  const enter = ({ token, message }: { token: string; message: string }) => {
    storeSeekerToken(token);
    store('localStorage', STORAGE_KEYS.sessionEnded, null);
    void clearToasts();
    void notify('success', message);
    void navigate(next, { replace: true });
  };
  return { query: params.size ? `?next=${encodeURIComponent(next)}` : '', next, enter };
}
