import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { afterEach, beforeEach, vi } from 'vitest';
import { browser } from '../providers/session';
import { endOfTest, installNetwork } from './mock-api';
import { screenOf } from './screen-size';

/** A query that finds nothing says so in a line, with the words of the page in place of all its markup. */
function getElementError(message: string | null, container: Element): Error {
  const [what = ''] = (message ?? '').split('\n');
  const words = container.textContent.replaceAll(/\s+/g, ' ').trim();
  const error = new Error(`${what}\nThe page reads: ${words.slice(0, 300) || 'nothing'}`);
  Error.captureStackTrace(error, getElementError);
  return error;
}

installNetwork();
configure({ asyncUtilTimeout: 10_000, getElementError });
// jsdom has no layout; the editor asks for it
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Document.prototype.elementFromPoint = () => null;
window.scrollTo = () => undefined;

beforeEach(() => {
  vi.spyOn(browser, 'open').mockImplementation(() => undefined);
  vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
  screenOf(1280);
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  endOfTest();
});
