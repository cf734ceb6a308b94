import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startTemporaryBoard } from '@skybil/launcher/board/temporary-board';
import { inRoot } from '@skybil/launcher/support/root';
import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';
import { launchOptions, prepareBrowser } from './browser.ts';

/** `npm run pictures`: takes the pictures of the README, from a board with samples. */
const FOLDER = inRoot('docs', 'pictures');
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const board = await startTemporaryBoard();
await prepareBrowser();
const browser = await chromium.launch(launchOptions());
try {
  mkdirSync(FOLDER, { recursive: true });
  const phone = await (await browser.newContext(PHONE)).newPage();
  await phone.goto(board.address);
  await take(phone, 'home');
  await phone.getByRole('link', { name: 'Learn more' }).first().click();
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await take(phone, 'job');

  const desktop = await (await browser.newContext(DESKTOP)).newPage();
  await desktop.goto(`${board.address}/?recruiter=login&next=%2Fdashboard%2Fview-applications`);
  const dialog = desktop.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(SAMPLE_ACCOUNTS.recruiter);
  await dialog.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS.password);
  await dialog.getByRole('button', { name: 'login' }).click();
  await desktop.getByRole('row').nth(1).waitFor();
  await desktop.getByText('Login Successful').waitFor({ state: 'detached' });
  await take(desktop, 'console');
} finally {
  await browser.close();
  await board.stop();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
}
