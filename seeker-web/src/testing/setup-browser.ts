import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { setAuth } from '../lib/auth/auth-port';
import { getElementError } from '@skybil/web/testing/element-error';
import { endOfTest, installNetwork } from '@skybil/web/testing/network';
import { refuseWarnings } from '@skybil/web/testing/react-warnings';

installNetwork();
refuseWarnings();
/** In milliseconds. The first render of a file waits for its modules to be compiled. */
configure({ asyncUtilTimeout: 5_000, getElementError });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Fields of forms that were submitted by the browser itself. */
let leftToBrowser: string[] = [];
window.addEventListener('submit', ({ defaultPrevented, target }) => {
  if (!defaultPrevented) leftToBrowser.push((target as HTMLFormElement).textContent);
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  toast.dismiss();
  setAuth(null);
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  const forms = leftToBrowser;
  leftToBrowser = [];
  await endOfTest();
  expect(forms, 'forms that were left to the browser').toEqual([]);
});
