import { expect, test } from './fixtures.ts';
import { look, open, toast } from './screens.ts';

test('a seeker sends the last certificate again, sees both applications in one list and withdraws one [APPLY-40] [APPLY-41] [APPLY-43]', async ({
  world,
  visitor,
}) => {
  const company = await world.makeCompany();
  const [first, second] = [await world.makeJob(company, 'remote'), await world.makeJob(company, 'remote')];
  const onSite = await world.makeJob(company);
  const seeker = await world.makeSeeker();
  await world.apply(seeker, onSite);
  await world.apply(seeker, first);
  const page = await visitor(seeker.session);
  await open(page, `${second.path}?apply`);
  const again = page.getByRole('checkbox', { name: /^Send the certificate from .* again/ });
  await again.check();
  await look(again, 'apply-last-certificate');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Sent' })).toBeVisible();
  await open(page, '/applications');
  for (const { title } of [onSite, first, second])
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Withdraw the application for ${second.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await look(dialog, 'withdraw');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await toast(page, 'Your application is withdrawn.');
  await look(page.getByText('The company no longer sees it.'), 'applications-withdrawn');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page.getByText('The company no longer sees it.'), 'applications-withdrawn-dark');
  expect(await world.applicants(company)).toHaveLength(2);
});
