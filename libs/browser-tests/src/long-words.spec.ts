import assert from 'node:assert/strict';
import { LIMITS } from '@skybil/shared';
import { eventually } from './eventually.ts';
import { LOADERS, sideways } from './screens.ts';
import { walk } from './walk.ts';
import { apply, decide, hide, makeCompany, makeJob, makeSeeker, own } from './world.ts';

/** One word, as long as it may be. */
const word = (characters: number): string => own('W').replace(' ', '').padEnd(characters, 'w');

walk(
  'words without an end make no page wider than its window [SITE-25]',
  async ({ enter }) => {
    const company = await makeCompany(word(LIMITS.nameCharacters));
    const fields = {
      title: word(LIMITS.titleCharacters),
      salary: word(LIMITS.salaryCharacters),
      description: `<p>${word(300)}</p><ul><li>${word(300)}</li></ul><h3>${word(300)}</h3>`,
    };
    const job = await makeJob(company, 'job', fields);
    const [remote, other] = [await makeJob(company, 'remote', fields), await makeJob(company, 'job', fields)];
    const seeker = await makeSeeker({ firstName: word(50) });
    for (const each of [job, remote]) await apply(seeker, each);
    await decide(company, seeker, job, 'Accepted');
    const seekers = await enter(seeker.session);
    const recruiters = await enter(company.session);
    await seekers.goto(other.path);
    await seekers.getByRole('button', { name: /^Save: / }).click();
    for (const [page, path] of [
      [seekers, '/'],
      [seekers, `/?title=${job.title}`],
      [seekers, other.path],
      [seekers, '/saved'],
      [seekers, '/applications'],
      [seekers, '/remote-applications'],
      [recruiters, '/dashboard/manage-jobs'],
      [recruiters, '/dashboard/view-applications'],
      [recruiters, `/dashboard/manage-jobs/${job._id}`],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction((loaders) => !document.querySelector(loaders), LOADERS);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        // the console draws another list in another width
        await eventually(async () => assert.equal(await sideways(page), 0, `${path} at ${width} px`));
      }
    }
    for (const each of [job, remote, other]) await hide(company, each);
  },
  ['desktop'],
);
