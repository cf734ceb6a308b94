import { screen, waitFor } from '@testing-library/react';
import { LIMITS, MESSAGES } from '@skybil/shared';
import { arrangeJob, job, JOB_ID } from '../../testing/records';
import { renderApp, writeInAnotherTab } from '../../testing/render-app';
import {
  arrangeListed,
  askedFor,
  COOK,
  keepOnDevice,
  kept,
  openTwoJobs,
  star,
  storedOfSaved,
} from '../../testing/saved';
import { storeAdvert, readAdvert } from './stored-adverts';
import { readSaved } from './stored-jobs';

describe('the star', () => {
  it('saves a job with its text on a visitor’s device, and says so [SAVE-3]', async () => {
    arrangeListed(job());
    const { user } = openTwoJobs();
    await user.click(await star('Save: Baker'));
    expect(await star('Saved: Baker')).toHaveAttribute('aria-pressed', 'true');
    expect(await star('Save: Cook')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(readAdvert(JOB_ID)?.job.description).toBe('<p>Bake bread every morning.</p>'));
    expect(askedFor()).toEqual([JOB_ID]);
  });

  it('unsaves the job', async () => {
    keepOnDevice(kept());
    storeAdvert(job());
    const { user } = openTwoJobs();
    await user.click(await star('Saved: Baker'));
    expect(await star('Save: Baker')).toHaveAttribute('aria-pressed', 'false');
    expect(storedOfSaved()).toEqual([`savedAdvert.${JOB_ID}`]);
  });

  it('on a job page stores the description that is shown', async () => {
    arrangeJob(job());
    const { user } = renderApp(`/apply-job/${JOB_ID}`);
    await user.click(await star('Save: Baker'));
    expect(await star('Saved: Baker')).toBeVisible();
    expect(readAdvert(JOB_ID)?.job.description).toContain('Bake bread');
    expect(askedFor()).toEqual([]);
  });

  it('follows a click in another tab', async () => {
    openTwoJobs();
    await star('Save: Baker');
    const elsewhere = JSON.stringify({ person: null, jobs: [kept()], removed: [] });
    writeInAnotherTab('savedJobs', elsewhere);
    await star('Saved: Baker');
  });

  it('keeps what another tab saved', async () => {
    arrangeListed(job(), job(COOK));
    const { user } = openTwoJobs();
    await star('Save: Baker');
    localStorage.setItem('savedJobs', JSON.stringify({ person: null, jobs: [kept(COOK)], removed: [] }));
    await user.click(await star('Save: Baker'));
    await star('Saved: Baker');
    expect(readSaved().jobs.map(({ title }) => title)).toEqual(['Baker', 'Cook']);
  });

  it(`says so when ${LIMITS.savedJobs} are saved already`, async () => {
    keepOnDevice(...Array.from({ length: LIMITS.savedJobs }, (_, at) => kept({ _id: `${at}` })));
    const { user } = openTwoJobs();
    await user.click(await star('Save: Baker'));
    expect(await screen.findByText(MESSAGES.savedJobsFull)).toBeVisible();
    expect(await star('Save: Baker')).toHaveAttribute('aria-pressed', 'false');
    expect(readSaved().jobs).toHaveLength(LIMITS.savedJobs);
  });

  it('shows an error if the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user } = openTwoJobs();
    await user.click(await star('Save: Baker'));
    expect(await screen.findByText(MESSAGES.savedNotKept)).toBeVisible();
    await star('Save: Baker');
  });

  it.each(['{', 'null', '{"jobs":1}', '[]'])('works if storage contains %s', async (text) => {
    localStorage.setItem('savedJobs', text);
    openTwoJobs();
    await star('Save: Baker');
  });
});

describe('the stored adverts', () => {
  it('are limited: those saved first are deleted [SAVE-4]', () => {
    const long = `<p>${'a'.repeat(LIMITS.savedAdvertCharacters / 4)}</p>`;
    const ids = ['e', 'd', 'c', 'b', 'a'];
    keepOnDevice(...ids.map((_id) => kept({ _id })));
    for (const _id of [...ids].reverse()) storeAdvert(job({ _id, description: long }));
    expect(ids.filter((id) => readAdvert(id))).toEqual(['e', 'd', 'c']);
  });

  it(`are ${LIMITS.savedAdverts} at most`, () => {
    const ids = Array.from({ length: LIMITS.savedAdverts + 1 }, (_, at) => `id${at}`);
    keepOnDevice(...ids.map((_id) => kept({ _id })));
    for (const _id of ids) storeAdvert(job({ _id }));
    expect(storedOfSaved()).toHaveLength(1 + LIMITS.savedAdverts);
    expect(readAdvert(ids[0] ?? '')).toBeDefined();
  });
});
