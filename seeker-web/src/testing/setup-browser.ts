import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { setAuth } from '../lib/auth/auth-port';
import { getElementError } from '@skybil/web/testing/element-error';
import { endOfTest, installNetwork } from '@skybil/web/testing/network';
import { refuseWarnings } from '@skybil/web/testing/react-warnings';

installNetwork();
refuseWarnings();
/** Milliseconds; the first screen of a file waits for its modules to be translated. */
configure({ asyncUtilTimeout: 5_000, getElementError });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** The words of forms that the site left to the browser, which loads the page anew with the fields in its address. */
let leftToBrowser: string[] = [];
window.addEventListener('submit', ({ defaultPrevented, target }) => {
  if (!defaultPrevented) leftToBrowser.push((target as HTMLFormElement).textContent);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  toast.dismiss();
  setAuth(null);
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  const forms = leftToBrowser;
  leftToBrowser = [];
  endOfTest();
  expect(forms, 'forms that were left to the browser').toEqual([]);
});
