import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { toast } from 'react-toastify';
import { setAuth } from '../lib/auth/auth-port';
import { forgetNetwork, installNetwork, unarrangedCalls } from './network';

installNetwork();
/** jsdom knows the element but not how to open it. */
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  const unarranged = unarrangedCalls();
  cleanup();
  toast.dismiss();
  setAuth(null);
  localStorage.clear();
  sessionStorage.clear();
  forgetNetwork();
  expect(unarranged, 'calls that no test arranged').toEqual([]);
});
