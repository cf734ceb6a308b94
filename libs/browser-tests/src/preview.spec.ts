import { expect, test } from './fixtures.ts';
import { open } from './screens.ts';

test('a recruiter previews an edited job in a styled frame that leads nowhere [CONSOLE-43]', async ({
  world,
  visitor,
  consoleErrors,
}) => {
  // Playwright's own script, and the link below
  consoleErrors.allow(/Blocked script execution in 'about:srcdoc'/);
  consoleErrors.allow(/Blocked opening .* in a new window/);
  const company = await world.makeCompany();
  const { _id } = await world.makeJob(company);
  const page = await visitor(company.session);
  await open(page, `/dashboard/manage-jobs/${_id}`);
  await page.getByLabel(/Job Title/).fill('Head Cook');
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1, name: 'Head Cook' });
  const apply = frame.getByRole('link', { name: 'Apply Now' }).first();
  await expect(apply).toHaveCSS('text-decoration-line', 'none');
  await apply.click();
  await expect(heading).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel(/Job Title/)).toHaveValue('Head Cook');
});
