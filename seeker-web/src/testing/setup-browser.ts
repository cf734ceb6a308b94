import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { setAuth } from '../lib/auth/auth-port';
import { forgetNetwork, installNetwork, unarrangedCalls } from './network';

/** A query that finds nothing says so in a line, with the words of the page in place of all its markup. */
function getElementError(message: string | null, container: Element | Document): Error {
  const [what = ''] = (message ?? '').split('\n');
  const page = container instanceof Document ? container.body : container;
  const words = page.textContent.replaceAll(/\s+/g, ' ').trim();
  const error = new Error(`${what}\nThe page reads: ${words.slice(0, 300) || 'nothing'}`);
  Error.captureStackTrace(error, getElementError);
  return error;
}

installNetwork();
/** Milliseconds; the first screen of a file waits for its modules to be translated. */
configure({ asyncUtilTimeout: 5_000, getElementError });
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
  document.title = '';
  forgetNetwork();
  expect(unarranged, 'calls that no test arranged').toEqual([]);
});
