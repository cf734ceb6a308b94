import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { setAuth } from '../lib/auth/auth-port';
import { forgetNetwork, installNetwork, unarrangedCalls } from './network';

installNetwork();
/** Milliseconds; the first screen of a file waits for its modules to be translated. */
configure({ asyncUtilTimeout: 5_000 });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  const unarranged = unarrangedCalls();
  vi.useRealTimers();
  cleanup();
  toast.dismiss();
  setAuth(null);
  localStorage.clear();
  sessionStorage.clear();
  forgetNetwork();
  expect(unarranged, 'calls that no test arranged').toEqual([]);
});
