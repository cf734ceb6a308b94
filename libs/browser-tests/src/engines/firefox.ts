import { launch } from 'puppeteer-core';
import type { DrivenBrowser } from './driven-browser.ts';

/** Debian's Firefox ESR, through WebDriver BiDi. */
export async function firefox(): Promise<DrivenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    open: async (address) => void (await page.goto(address)),
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    narrow: () => page.setViewport({ width: 360, height: 740 }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
