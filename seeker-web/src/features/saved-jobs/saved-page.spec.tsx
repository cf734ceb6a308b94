import { screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '@skybil/shared';
import { arrange, lostLine } from '@skybil/web/testing/network';
import { arrangeHome, job, JOB_ID, jobsPage } from '../../testing/records';
import { goTo, renderApp } from '../../testing/render-app';
import { arrangeListed, askedFor, COOK, COOK_ID, keepOnDevice, kept, star } from '../../testing/saved';
import { storeAdvert, readAdvert } from './stored-adverts';

describe('the page of saved jobs', () => {
  it('is in the menu, and is empty at first with the way to a job', async () => {
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

  it('leads to what is still there, and marks what has closed [SAVE-4]', async () => {
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
    ['without a line', lostLine, false],
    ['when the job has closed', { jobs: [] }, true],
  ])('has the text of an advert %s, cleaned [SAVE-4]', async (_when, answer, closed) => {
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

  it('says so of an advert whose text is not here', async () => {
    keepOnDevice(kept());
    arrange('GET /api/jobs/listed', lostLine);
    const { user } = renderApp('/saved');
    await user.click(await screen.findByText('Read the advert'));
    expect(await screen.findByText(/Its text is not on this device/)).toBeVisible();
  });

  it('keeps a row whose star was taken away by a slip, until one goes on', async () => {
    keepOnDevice(kept());
    arrangeListed(job());
    const { user } = renderApp('/saved');
    await user.click(await star('Saved: Baker'));
    await user.click(await star('Save: Baker'));
    await user.click(await star('Saved: Baker'));
    await star('Save: Baker');
    goTo('/about');
    await screen.findByRole('heading', { name: 'About Skybil' });
    goTo('/saved');
    expect(await screen.findByText('No Saved Jobs')).toBeVisible();
  });

  it('asks for many in portions', async () => {
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
