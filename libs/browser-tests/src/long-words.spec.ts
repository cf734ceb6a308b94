import { LIMITS } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { LOADERS, open, sideways } from './screens.ts';
import { unique } from './world.ts';

/** One word, as long as it may be. */
const word = (characters: number): string => unique('W').replace(' ', '').padEnd(characters, 'w');

test(
  'very long words make no page wider than its window [SITE-25]',
  { tag: '@desktop' },
  async ({ world, visitor }) => {
    const company = await world.makeCompany(word(LIMITS.nameCharacters));
    const fields = {
      title: word(LIMITS.titleCharacters),
      salary: word(LIMITS.salaryCharacters),
      description: `<p>${word(300)}</p><ul><li>${word(300)}</li></ul><h3>${word(300)}</h3>`,
    };
    await world.describe(company, {
      about: word(LIMITS.aboutCharacters),
      website: `https://${word(60)}.example`,
      location: 'Akwa Ibom',
    });
    const job = await world.makeJob(company, 'job', fields);
    const [remote, other] = [
      await world.makeJob(company, 'remote', fields),
      await world.makeJob(company, 'job', fields),
    ];
    const seeker = await world.makeSeeker({ firstName: word(50) });
    for (const each of [job, remote]) await world.apply(seeker, each);
    await world.decide(company, seeker, job, 'Accepted');
    const seekers = await visitor(seeker.session);
    const recruiters = await visitor(company.session);
    await open(seekers, other.path);
    await seekers.getByRole('button', { name: /^Save: / }).click();
    for (const [page, path] of [
      [seekers, '/'],
      [seekers, `/?title=${job.title}`],
      [seekers, other.path],
      [seekers, company.path],
      [seekers, '/saved'],
      [seekers, '/applications'],
      [seekers, '/remote-applications'],
      [recruiters, '/dashboard/manage-jobs'],
      [recruiters, '/dashboard/view-applications'],
      [recruiters, `/dashboard/manage-jobs/${job._id}`],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(LOADERS)).toHaveCount(0);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        // the console draws another list in another width
        await expect.poll(() => sideways(page), `${path} at ${width} px`).toBe(0);
      }
    }
    for (const each of [job, remote, other]) await world.hide(company, each);
  },
);
