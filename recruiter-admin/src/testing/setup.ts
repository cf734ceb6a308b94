import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { afterEach, beforeEach, vi } from 'vitest';
import { browser } from '../providers/session';
import { endOfTest, installNetwork } from './mock-api';
import { screenOf } from './screen-size';

installNetwork();
configure({ asyncUtilTimeout: 10_000 });
// jsdom has no layout; the editor asks for it
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Document.prototype.elementFromPoint = () => null;
window.scrollTo = () => undefined;

beforeEach(() => {
  vi.spyOn(browser, 'open').mockImplementation(() => undefined);
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
