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
  it('takes the logos away, and is kept on the device and told to the server [LIGHT-3]', async () => {
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

  it('chosen on a page below another address holds on every page [LIGHT-3]', () => {
    window.history.replaceState(null, '', '/jobs/lagos/designing');
    chooseLowData(true);
    window.history.replaceState(null, '', '/about');
    expect(cookies()).toContain('lowData=1');
  });

  it('holds in all tabs at once', async () => {
    await openHome();
    writeInAnotherTab(STORAGE_KEYS.lowData, '1');
    expect(lowData()).toBeChecked();
    expect(pictures()).toBe(0);
  });

  it('is on where the browser asks for it, until somebody chooses otherwise', async () => {
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
  ])('known to the server as %j and to the browser as %j is %j', (server, browser, expected) => {
    saveData(browser);
    expect(isLowData(server)).toBe(expected);
  });
});
