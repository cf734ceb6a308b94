import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

const MONDAY = 'Please come on Monday at 10, to 4 Creek Road.';

test('a recruiter accepts with a next step, and the applicant reads it in the mail and on the page [DECIDE-10]', async ({
  world,
  visitor,
  consoleErrors,
}) => {
  // the refused next step
  consoleErrors.allow(/status of 400/);
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const seeker = await world.makeSeeker();
  await world.apply(seeker, job);
  const console = await visitor(company.session);
  await open(console, '/dashboard/view-applications');
  await console.getByRole('button', { name: /^Pending: decide on/ }).click();
  await console.getByRole('menuitem', { name: 'Accept' }).click();
  const dialog = console.getByRole('dialog');
  const nextStep = dialog.getByLabel('What happens next?');
  await nextStep.fill('Bring N3,000 for the form.');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await look(dialog.getByText(/It asks applicants for money/), 'next-step-refused');
  await nextStep.fill(MONDAY);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(console.getByText('Accepted', { exact: true })).toBeVisible();
  const page = await visitor(seeker.session);
  await open(page, '/applications');
  await look(page.getByText(MONDAY), 'applications-next-step');
  await expect(async () => {
    const mails = await world.mailsTo(seeker.email);
    expect(mails.some(({ text }) => text.includes(MONDAY))).toBe(true);
  }).toPass();
});

test('a seeker and a recruiter switch off their mails from a mail, and see it in the account [MAIL-24, MAIL-25, MAIL-26]', async ({
  world,
  visitor,
}) => {
  const company = await world.makeCompany();
  const seeker = await world.makeSeeker();
  await world.proveEmail(company);
  await world.proveEmail(seeker);
  await world.apply(seeker, await world.makeJob(company));
  const people = [
    { who: seeker, account: '/account', name: 'Mail me receipts and changed adverts', picture: 'receipts' },
    {
      who: company,
      account: '/dashboard/profile',
      name: 'Mail me about new applicants',
      picture: 'applicant-mails',
    },
  ];
  for (const { who, account, name, picture } of people) {
    const link = await world.linkTo('/forms/mails/', who.email);
    const page = await visitor(who.session);
    await open(page, account);
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Switch off' });
    await look(button, `${picture}-switch-off`);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Switched off' })).toBeVisible();
    await open(page, account);
    await page.getByRole('checkbox', { name }).scrollIntoViewIfNeeded();
    await look(page.getByRole('checkbox', { name }), picture);
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  }
});
