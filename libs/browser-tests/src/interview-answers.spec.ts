import { addDays, dayAt, formatAppointment, MESSAGES, momentOf } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { printed } from './printed.ts';
import { look, open, toast } from './screens.ts';

test('a seeker says yes to an interview with a phone number, and no after it was moved [APPLY-42] [APPLY-45] [APPLY-46]', async ({
  world,
  visitor,
  consoleErrors,
}) => {
  // the refused answer
  consoleErrors.allow(/409/);
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const seeker = await world.makeSeeker();
  await world.apply(seeker, job);
  const first = { day: addDays(dayAt(Date.now()), 3), time: '10:30' };
  await world.invite(company, seeker, job, {
    ...first,
    place: '12 Marina, second floor',
    note: 'Please bring your certificates.\nAsk for Ada at the desk.',
    link: 'https://maps.example.com/marina?floor=2',
  });
  const page = await visitor(seeker.session);
  // high enough that the header covers nothing
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1_500 });
  await open(page, '/applications');
  const interview = page.getByRole('region', { name: `Interview for ${job.title}` });
  const when = ({ day, time }: typeof first) =>
    formatAppointment(new Date(momentOf(day, time)).toISOString());
  await expect(interview).toContainText(when(first));
  await expect(interview.getByRole('link', { name: 'Open maps.example.com' })).toBeVisible();
  await interview.getByLabel('Phone number (optional)').fill('0803 123 4567');
  await look(interview, 'interview-asked');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(interview, 'interview-asked-dark');
  await interview.getByRole('button', { name: 'Yes, I will come' }).click();
  await toast(page, MESSAGES.interviewAnswered);
  await expect(interview).toContainText('You said that you will come.');
  await look(interview, 'interview-yes-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await look(interview, 'interview-yes');
  const answered = await world.received(company, seeker, job);
  expect(answered?.interview).toMatchObject({ answer: 'yes', phone: '0803 123 4567' });
  const [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(sheet.replace(/\s+/g, ' ')).toContain(when(first));
  expect(sheet).not.toContain('Change my answer');

  // while the seeker changes the answer
  await interview.getByRole('button', { name: /^Change my answer/ }).click();
  const second = { day: addDays(first.day, 1), time: '15:00' };
  await world.invite(company, seeker, job, second);
  await interview.getByRole('button', { name: 'Yes, I will come' }).click();
  await toast(page, MESSAGES.interviewChanged);
  await expect(interview).toContainText(when(second));
  await expect(interview).toContainText('By video');
  await look(interview, 'interview-moved');
  await interview.getByRole('button', { name: 'No, I will not come' }).click();
  await toast(page, MESSAGES.interviewAnswered);
  await look(interview.getByText('You said that you will not come.'), 'interview-no');
  const declined = await world.received(company, seeker, job);
  expect(declined?.interview).toMatchObject({ answer: 'no' });
  expect(declined?.interview).not.toHaveProperty('phone');
});

test('a seeker answers from the link in the mail, without a sign-in [INTERVIEW-5]', async ({
  world,
  visitor,
  consoleErrors,
}) => {
  // the refused phone number
  consoleErrors.allow(/status of 400/);
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const seeker = await world.makeSeeker();
  await world.apply(seeker, job);
  const day = addDays(dayAt(Date.now()), 3);
  const note = 'Please bring your certificates.';
  await world.invite(company, seeker, job, { day, time: '10:30', place: '12 Marina', note });
  const page = await visitor();
  await page.goto(await world.linkTo('/forms/interviews/', seeker.email));
  await look(page.getByText(note), 'interview-page');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page.getByText(note), 'interview-page-dark');
  const phone = page.getByLabel('Phone number');
  await phone.fill('call me');
  await page.getByRole('button', { name: 'Yes, I will come' }).click();
  await look(page.getByRole('alert'), 'interview-page-refused');
  await expect(phone).toHaveValue('call me');
  await phone.fill('0803 123 4567');
  await page.getByRole('button', { name: 'Yes, I will come' }).click();
  await look(page.getByRole('heading', { name: 'You will come' }), 'interview-page-answered');
  const received = await world.received(company, seeker, job);
  expect(received?.interview).toMatchObject({ answer: 'yes', phone: '0803 123 4567' });
});
