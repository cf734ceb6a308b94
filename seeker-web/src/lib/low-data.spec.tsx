import { screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@skybil/shared';
import { ACME, arrangeHome, jobRow, jobsPage } from '../testing/records';
import { renderApp, writeInAnotherTab } from '../testing/render-app';
import { chooseLowData, isLowData } from './low-data';

const cookies = () => document.cookie.split('; ');
const pictures = () => document.querySelectorAll('article img').length;
const lowData = () => within(screen.getByRole('contentinfo')).getByRole('checkbox', { name: 'Low data' });

function saveData(saveData: boolean | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

async function openHome() {
  arrangeHome(jobsPage([jobRow({ companyId: { ...ACME, image: '/logo.png' } })]));
  const app = renderApp('/');
  await screen.findByRole('article');
  return app;
}

afterEach(() => {
  document.cookie = `${STORAGE_KEYS.lowData}=; Max-Age=0; Path=/`;
  Reflect.deleteProperty(navigator, 'connection');
});

describe('low data', () => {
  it('hides logos, and is stored on the device and in a cookie [LIGHT-3]', async () => {
    const { user } = await openHome();
    expect(pictures()).toBe(1);
    await user.click(lowData());
    expect(lowData()).toBeChecked();
    expect(pictures()).toBe(0);
    expect(within(screen.getByRole('article')).getByText('AF')).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEYS.lowData)).toBe('1');
    expect(cookies()).toContain('lowData=1');
    await user.click(lowData());
    expect(pictures()).toBe(1);
    expect(cookies()).toContain('lowData=0');
  });

  it('applies to all pages when chosen on a page with a longer path [LIGHT-3]', () => {
    window.history.replaceState(null, '', '/jobs/lagos/designing');
    chooseLowData(true);
    window.history.replaceState(null, '', '/about');
    expect(cookies()).toContain('lowData=1');
  });

  it('applies to all tabs at once', async () => {
    await openHome();
    writeInAnotherTab(STORAGE_KEYS.lowData, '1');
    expect(lowData()).toBeChecked();
    expect(pictures()).toBe(0);
  });

  it('follows the browser’s setting until the visitor chooses', async () => {
    saveData(true);
    const { user } = await openHome();
    expect(lowData()).toBeChecked();
    await user.click(lowData());
    expect(lowData()).not.toBeChecked();
    expect(pictures()).toBe(1);
  });

  it.each([
    [undefined, undefined, false],
    [true, undefined, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
    [undefined, true, true],
  ])('with %j from the server and %j from the browser is %j', (server, browser, expected) => {
    saveData(browser);
    expect(isLowData(server)).toBe(expected);
  });
});
