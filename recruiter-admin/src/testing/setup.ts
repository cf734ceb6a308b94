import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { browser } from '../providers/session';
import { getElementError } from '@skybil/web/testing/element-error';
import { endOfTest, installNetwork } from '@skybil/web/testing/network';
import { refuseWarnings } from '@skybil/web/testing/react-warnings';
import { screenOf } from './screen-size';

installNetwork();
refuseWarnings();
configure({ asyncUtilTimeout: 30_000, getElementError });
// jsdom has no layout, but the editor asks for it
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Document.prototype.elementFromPoint = () => null;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// jsdom has no such event, but the editor makes one to paste HTML
window.ClipboardEvent ??= class extends Event {
  readonly clipboardData = null;
};

beforeEach(() => {
  vi.spyOn(browser, 'open').mockImplementation(() => undefined);
  vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
  screenOf(1280);
});

afterEach(async () => {
  cleanup();
  toast.dismiss();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await endOfTest();
});

// an import that is still loading when its file ends is an error
afterAll(() => vi.dynamicImportSettled());
