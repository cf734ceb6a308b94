import { walk } from './walk.ts';
import { makeSeeker, proofLinkTo } from './world.ts';

walk(
  'the link of the first mail proves the e-mail, and the seeker is asked no more [PERSON-9]',
  async ({ enter, look }) => {
    const { email, session } = await makeSeeker();
    const page = await enter(session);
    await page.goto('/applications');
    await look(page.getByRole('button', { name: 'Send it again' }), 'unproven');
    await page.goto(await proofLinkTo(email));
    const confirm = page.getByRole('button', { name: 'Confirm my e-mail' });
    await look(confirm, 'proof');
    await confirm.click();
    await look(page.getByText('Thank you. Your e-mail is confirmed.'), 'proven');
    await page.goto('/applications');
    await page.getByRole('link', { name: /^Resume \d+ kB$/ }).waitFor();
    await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor({ state: 'detached' });
  },
  ['phone'],
);
