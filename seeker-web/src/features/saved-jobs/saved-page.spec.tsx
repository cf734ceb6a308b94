import { screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '@skybil/shared';
import { arrange, lostConnection } from '@skybil/web/testing/network';
import { arrangeHome, arrangeSeeker, dayIn, job, JOB_ID, jobsPage, person } from '../../testing/records';
import { goTo, renderApp } from '../../testing/render-app';
import {
  arrangeListed,
  askedFor,
  COOK,
  COOK_ID,
  keepOnDevice,
  kept,
  SAVED_JOBS,
  savedRow,
  star,
} from '../../testing/saved';
import { storeAdvert, readAdvert } from './stored-adverts';
import { readSaved } from './stored-jobs';

describe('the page of saved jobs', () => {
  it('is in the menu and links to the jobs while it is empty', async () => {
    arrangeHome(jobsPage([]));
    const { user } = renderApp('/');
    const [link] = await screen.findAllByRole('link', { name: 'Saved jobs' });
    await user.click(link as HTMLElement);
    expect(await screen.findByText('No Saved Jobs')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Saved jobs | Skybil');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fsaved',
    );
  });

  it('links to listed jobs and marks closed ones [SAVE-4]', async () => {
    keepOnDevice(kept(), kept(COOK));
    arrangeListed(job(COOK));
    renderApp('/saved');
    expect(await screen.findByText('Closed')).toBeVisible();
    const [closed, open] = screen.getAllByRole('listitem').filter((item) => item.matches('.saved-job'));
    expect(closed).toHaveTextContent('Baker');
    expect(within(closed as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(within(open as HTMLElement).getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      `/apply-job/${COOK_ID}`,
    );
    expect(askedFor().at(-1)).toBe(`${JOB_ID},${COOK_ID}`);
  });

  it('says how and when a job was closed, links to its page, and says so offline too [CLOSE-4]', async () => {
    keepOnDevice(kept());
    arrangeListed(job({ closedAs: 'filled', closedOn: '2026-11-21', closingDate: '2026-12-26' }));
    renderApp('/saved');
    expect(await screen.findByText('Closed: filled, 21 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Baker' })).toHaveAttribute('href', `/apply-job/${JOB_ID}`);
    expect(screen.queryByText(/^Closes/)).not.toBeInTheDocument();
    expect(readAdvert(JOB_ID)?.job).toMatchObject({ closedAs: 'filled', closedOn: '2026-11-21' });
    arrange('GET /api/jobs/listed', lostConnection);
    goTo('/contact');
    await screen.findByRole('heading', { name: 'Contact' });
    goTo('/saved');
    expect(await screen.findByText('Closed: filled, 21 November 2026')).toBeVisible();
  });

  it('has no link to a closed job once its page is gone [CLOSE-4]', async () => {
    keepOnDevice(kept({ closed: true, closedAs: 'filled', closedOn: '2026-11-21' }));
    arrangeListed();
    renderApp('/saved');
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Baker' })).not.toBeInTheDocument();
  });

  it('keeps how a job was closed when the account’s list arrives [CLOSE-4]', async () => {
    const closed = { closedAs: 'withdrawn', closedOn: '2026-11-21', closed: true } as const;
    keepOnDevice(kept(closed));
    arrangeSeeker(person());
    for (const method of ['GET', 'POST'])
      arrange(`${method} ${SAVED_JOBS}`, { savedJobs: [savedRow({ closed: true })] });
    arrange('GET /api/jobs/listed', lostConnection);
    renderApp('/saved', { signedIn: true });
    await waitFor(() => expect(readSaved().jobs[0]).not.toHaveProperty('isNew'));
    expect(readSaved().person).toBe('seeker-token');
    expect(screen.getByText('Closed: withdrawn, 21 November 2026')).toBeVisible();
  });

  it.each([
    [dayIn(3), 'Closes in 3 days'],
    ['2026-11-02', 'May have closed on 2 November 2026'],
  ])('says offline when a job closes, or that it may have closed (%s) [CLOSE-4]', async (day, words) => {
    keepOnDevice(kept({ closingDate: day }));
    arrange('GET /api/jobs/listed', lostConnection);
    renderApp('/saved');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['without a connection', lostConnection, false],
    ['when the job has closed', { jobs: [] }, true],
  ])('shows the sanitized text of an advert %s [SAVE-4]', async (_when, answer, closed) => {
    keepOnDevice(kept());
    storeAdvert(job({ description: '<p>Bake bread</p><img src=x onerror=alert(1)>' }));
    arrange('GET /api/jobs/listed', answer);
    const { user } = renderApp('/saved');
    await user.click(await screen.findByText('Read the advert'));
    expect(await screen.findByText('Bake bread')).toBeVisible();
    expect(screen.getByText(/as it read on/)).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
    if (closed) expect(await screen.findByText('Closed')).toBeVisible();
    else expect(screen.queryByText('Closed')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that an advert’s text is not stored', async () => {
    keepOnDevice(kept());
    arrange('GET /api/jobs/listed', lostConnection);
    const { user } = renderApp('/saved');
    await user.click(await screen.findByText('Read the advert'));
    expect(await screen.findByText(/Its text is not on this device/)).toBeVisible();
  });

  it('shows the text in a row that was opened before it arrived', async () => {
    keepOnDevice(kept());
    let arrive: (answer: object) => void = () => undefined;
    arrange('GET /api/jobs/listed', () => new Promise<object>((resolve) => (arrive = resolve)));
    const { user } = renderApp('/saved');
    await user.click(await screen.findByText('Read the advert'));
    expect(await screen.findByText(/Its text is not on this device/)).toBeVisible();
    arrive({ jobs: [job({ description: '<p>Bake bread</p>' })] });
    expect(await screen.findByText('Bake bread')).toBeVisible();
  });

  it('keeps an unsaved row until the next page', async () => {
    keepOnDevice(kept());
    arrangeListed(job());
    const { user } = renderApp('/saved');
    await user.click(await star('Saved: Baker'));
    await user.click(await star('Save: Baker'));
    await user.click(await star('Saved: Baker'));
    await star('Save: Baker');
    goTo('/contact');
    await screen.findByRole('heading', { name: 'Contact' });
    goTo('/saved');
    expect(await screen.findByText('No Saved Jobs')).toBeVisible();
  });

  it('requests many jobs in batches', async () => {
    const ids = Array.from({ length: LIMITS.jobsByIds + 1 }, (_, at) => `6500000000000000000001${at + 10}`);
    keepOnDevice(...ids.map((_id) => kept({ _id })));
    arrange('GET /api/jobs/listed', ({ query }: { query: URLSearchParams }) => ({
      jobs: (query.get('ids') ?? '').split(',').map((_id) => job({ _id })),
    }));
    renderApp('/saved');
    await waitFor(() => expect(readAdvert(ids.at(-1) ?? '')).toBeDefined());
    expect(askedFor().every((text) => (text ?? '').split(',').length <= LIMITS.jobsByIds)).toBe(true);
  });
});
