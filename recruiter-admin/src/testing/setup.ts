import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, vi } from 'vitest';
import { browser } from '../providers/session';
import { endOfTest, mockFetch } from './mock-api';
import { screenOf } from './screen-size';

configure({ asyncUtilTimeout: 10_000 });
// jsdom has no layout; the editor asks for it
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Document.prototype.elementFromPoint = () => null;
window.scrollTo = () => undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', mockFetch);
  vi.spyOn(browser, 'open').mockImplementation(() => undefined);
  screenOf(1280);
  // outside production react-admin also logs the failures that these tests arrange
  const log = console.error;
  vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    if (!(what[0] instanceof HttpError)) log(...what);
  });
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  endOfTest();
});
