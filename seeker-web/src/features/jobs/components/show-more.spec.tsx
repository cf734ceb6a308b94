import { act, screen, waitFor } from '@testing-library/react';
import { arrange, failure, noAnswerYet } from '@skybil/web/testing/network';
import { arrangeHome, jobRow, jobsPage } from '../../../testing/records';
import { currentAddress, goTo, renderApp } from '../../../testing/render-app';

const more = () => screen.queryByRole('button', { name: 'Show more jobs' });
const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

/** A list of four pages. */
function arrangeFourPages() {
  arrangeHome(jobsPage([]));
  arrange('GET /api/jobs', ({ query }) => {
    const page = Number(query.get('page'));
    return jobsPage([jobRow({ _id: `65000000000000000000000${page}`, title: `Job of page ${page}` })], {
      total: 20,
      page,
    });
  });
}

async function open(path: string) {
  arrangeFourPages();
  const app = renderApp(path);
  await screen.findByRole('article');
  return app;
}

describe('"Show more jobs"', () => {
  it('appends the next two pages and moves the address and the focus [SITE-83]', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    const pushed = vi.spyOn(window.history, 'pushState');
    const { user } = await open('/?kind=job');
    replaced.mockClear();
    await user.click(more() as HTMLElement);
    await screen.findByText('Job of page 3');
    expect(titles()).toEqual(['Job of page 1', 'Job of page 2', 'Job of page 3']);
    expect(currentAddress()).toBe('/?kind=job&page=3');
    expect(replaced).toHaveBeenCalledOnce();
    expect(pushed, 'Back leaves the list in one step').not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Job of page 2' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('goes away at the end of the list [SITE-83]', async () => {
    const { user } = await open('/?page=2');
    await user.click(more() as HTMLElement);
    await screen.findByText('Job of page 4');
    expect(titles()).toEqual(['Job of page 2', 'Job of page 3', 'Job of page 4']);
    expect(more()).not.toBeInTheDocument();
  });

  it('shows the same list after Back and leaves the focus alone [SITE-84]', async () => {
    const { user } = await open('/');
    await user.click(more() as HTMLElement);
    await screen.findByText('Job of page 3');
    const { state } = window.history as { state: unknown };
    goTo('/contact');
    window.history.replaceState(state, '', '/?page=3');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
    expect(titles()).toEqual(['Job of page 1', 'Job of page 2', 'Job of page 3']);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('starts a new list with another filter or a numbered page [SITE-83]', async () => {
    const { user } = await open('/');
    await user.click(more() as HTMLElement);
    await screen.findByText('Job of page 3');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(titles()).toEqual(['Job of page 2']);
    expect(currentAddress()).toBe('/?page=2');
  });

  it('shows the jobs that have loaded if a page cannot be loaded', async () => {
    const { user } = await open('/');
    arrange('GET /api/jobs', ({ query }) =>
      query.get('page') === '2'
        ? failure(503, 'unavailable', 'A part of the board is down.')
        : jobsPage([jobRow({ title: 'Cook' })]),
    );
    await user.click(more() as HTMLElement);
    await screen.findByText('Cook');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByText('Job of page 1')).toBeVisible();
  });
});

describe('the placeholders of a list', () => {
  it('are as many as the jobs of a page, with the words of the loader [SITE-85]', () => {
    arrangeHome(jobsPage([]));
    arrange('GET /api/jobs', noAnswerYet);
    renderApp('/');
    expect(document.querySelectorAll('.job-card--placeholder')).toHaveLength(6);
    expect(screen.getByText('Loading jobs…')).toBeVisible();
  });
});
