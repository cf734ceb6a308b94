import { screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '@skybil/shared';
import { arrange, lostConnection } from '@skybil/web/testing/network';
import { arrangeHome, job, JOB_ID, jobsPage } from '../../testing/records';
import { goTo, renderApp } from '../../testing/render-app';
import { arrangeListed, askedFor, COOK, COOK_ID, keepOnDevice, kept, star } from '../../testing/saved';
import { storeAdvert, readAdvert } from './stored-adverts';

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
