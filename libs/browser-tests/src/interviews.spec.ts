import type { Page } from '@playwright/test';
import { addDays, dayAt } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { look, open, toast } from './screens.ts';

const rowOf = (page: Page, name: string) => page.locator('tr, li').filter({ hasText: name });

test('a company invites two applicants at once, moves one interview and cancels the other [CONSOLE-44, CONSOLE-45, CONSOLE-46]', async ({
  world,
  visitor,
  consoleErrors,
}) => {
  // the refused note
  consoleErrors.allow(/status of 400/);
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const [moved, cancelled] = [await world.makeSeeker(), await world.makeSeeker()];
  for (const seeker of [moved, cancelled]) await world.apply(seeker, job);
  const [first, second] = [2, 3].map((days) => addDays(dayAt(Date.now()), days)) as [string, string];
  const page = await visitor(company.session);
  await open(page, '/dashboard/overview');
  await look(page.getByText('No interviews are planned.'), 'overview-no-interviews');

  await open(page, '/dashboard/view-applications');
  for (const { name } of [moved, cancelled]) await rowOf(page, name).getByRole('checkbox').check();
  await look(page.getByText('2 selected'), 'invite-checked');
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day', { exact: true }).fill(first);
  await dialog.getByLabel('Time (WAT)').fill('14:05');
  await dialog.getByRole('textbox', { name: 'Place' }).fill('12 Marina, second floor');
  await dialog.getByLabel('Note').fill('Bring N3,000 for the form.');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await look(dialog.getByText(/It asks applicants for money/), 'invite-refused');
  await dialog.getByLabel('Note').fill('Bring your certificates.\nAsk for Ngozi at the gate.');
  await look(dialog.getByLabel('Note'), 'invite-dialog');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await look(page.getByText('2 of 2 invited.'), 'invited');
  await page.getByRole('tab', { name: 'Interview (2)' }).click();
  await expect(page.getByText(/No answer yet/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await world.answerInterview(company, moved, { answer: 'yes', phone: '+234 803 123 4567' });
  await rowOf(page, moved.name).getByRole('link', { name: moved.name, exact: true }).click();
  await look(page.getByText('Said yes'), 'interview-answered');
  await expect(page.getByRole('link', { name: /803/ })).toHaveAttribute('href', /^tel:/);
  await page.getByRole('button', { name: 'Change interview' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Place' })).toHaveValue('12 Marina, second floor');
  await dialog.getByLabel('Day', { exact: true }).fill(second);
  await dialog.getByLabel('By video').check();
  await dialog.getByLabel('Link to the call').fill('https://meet.example.com/abc');
  await look(dialog.getByLabel('Link to the call'), 'interview-change');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await toast(page, 'Invited');
  await look(page.getByText('No answer yet'), 'interview-changed');

  await open(page, '/dashboard/view-applications');
  await rowOf(page, cancelled.name)
    .getByRole('button', { name: /^Pending: decide on/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cancel interview' }).click();
  await look(page.getByText(`Cancel the interview with ${cancelled.name}?`), 'interview-cancel');
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await toast(page, 'Cancelled');
  await page.getByRole('tab', { name: 'Shortlisted (1)' }).click();
  await rowOf(page, cancelled.name).getByRole('link', { name: cancelled.name, exact: true }).click();
  await look(page.getByText('Cancelled', { exact: true }), 'interview-cancelled');

  await open(page, '/dashboard/overview');
  await look(page.getByText(/By video · No answer yet/), 'overview-interviews');
  await expect(page.getByRole('link', { name: cancelled.name, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: moved.name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change interview' })).toBeVisible();
});
