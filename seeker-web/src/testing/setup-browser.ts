import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { setAuth } from '../lib/auth/auth-port';
import { getElementError } from '@skybil/web/testing/element-error';
import { endOfTest, installNetwork } from '@skybil/web/testing/network';

installNetwork();
/** Milliseconds; the first screen of a file waits for its modules to be translated. */
configure({ asyncUtilTimeout: 5_000, getElementError });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** The words of forms that the site left to the browser, which loads the page anew with the fields in its address. */
let leftToBrowser: string[] = [];
window.addEventListener('submit', ({ defaultPrevented, target }) => {
  if (!defaultPrevented) leftToBrowser.push((target as HTMLFormElement).textContent);
});

/**
 * What React warns of is a fault that no screen shows at once: a list without keys, a field without a value. That a test
 * did not wait for the last change of a screen that it has left is none.
 */
let warnings: string[] = [];
beforeEach(() => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    error(...words);
    if (!String(words[0]).includes('act(')) warnings.push(words.join(' '));
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  toast.dismiss();
  setAuth(null);
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  const found = { leftToBrowser, warnings };
  leftToBrowser = [];
  warnings = [];
  endOfTest();
  expect(found).toEqual({ leftToBrowser: [], warnings: [] });
});
