import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

test(
  'the link in the first mail confirms the e-mail, and the seeker is not asked again [PERSON-9]',
  { tag: '@phone' },
  async ({ world, visitor }) => {
    const { email, session } = await world.makeSeeker();
    const page = await visitor(session);
    await open(page, '/applications');
    await look(page.getByRole('button', { name: 'Send it again' }), 'unproven');
    await open(page, await world.proofLinkTo(email));
    const confirm = page.getByRole('button', { name: 'Confirm my e-mail' });
    await look(confirm, 'proof');
    await confirm.click();
    await look(page.getByText('Thank you. Your e-mail is confirmed.'), 'proven');
    await open(page, '/applications');
    await expect(page.getByRole('link', { name: /^Resume \d+ kB$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toHaveCount(0);
  },
);
