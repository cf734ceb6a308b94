import { screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { arrangeHome, jobRow, jobsPage } from '../../../testing/records';
import { currentAddress, renderApp } from '../../../testing/render-app';

const queries = () => callsTo('GET /api/jobs').map(({ query }) => query);
const next = () => screen.getByRole('button', { name: 'Next' });

/** Three pages of a list whose `asOf` names what it was asked for. */
function arrangeThreePages() {
  arrangeHome(jobsPage([]));
  arrange('GET /api/jobs', ({ query }) => {
    const [page, kind] = [Number(query.get('page')), query.get('kind')];
    const jobs = page > 3 ? [] : [jobRow({ title: `${kind} page ${page}` })];
    return jobsPage(jobs, { total: 13, page, asOf: `as-of-${kind}` });
  });
}

describe('the pages of the job list', () => {
  it('lead forward to the last one, where Next is disabled, and back', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    arrangeThreePages();
    const { user } = renderApp('/?page=2');
    await screen.findByText('all page 2');
    expect(scroll).not.toHaveBeenCalled();
    await user.click(next());
    expect(await screen.findByText('all page 3')).toBeVisible();
    expect(currentAddress()).toBe('/?page=3');
    expect(scroll).toHaveBeenCalledOnce();
    expect(next()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Page 4' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('all page 2')).toBeVisible();
  });

  it('move the focus to the heading of the new list [SITE-49]', async () => {
    arrangeThreePages();
    const { user } = renderApp('/');
    await screen.findByText('all page 1');
    await user.click(next());
    await screen.findByText('all page 2');
    expect(screen.getByRole('heading', { name: 'Latest jobs' })).toHaveFocus();
  });

  it('beyond the end show a message and a link to the first page', async () => {
    arrangeThreePages();
    const { user } = renderApp('/?title=cook&page=4');
    expect(await screen.findByText('The list ends before page 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(await screen.findByText('all page 1')).toBeVisible();
    expect(currentAddress()).toBe('/?title=cook');
  });

  it.each([0, 5])('of an empty first page of %i jobs have no link to the first page', async (total) => {
    arrangeHome(jobsPage([], { total }));
    renderApp('/?kind=job');
    expect(await screen.findByText('No Jobs Posted Yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to the first page' })).not.toBeInTheDocument();
  });

  it('end at the API’s last page, however many jobs there are', async () => {
    arrangeHome(jobsPage([jobRow()], { total: 10_000, totalRelation: 'gte' }));
    renderApp('/?page=9999');
    await screen.findByRole('article');
    expect(queries()[0]?.get('page')).toBe('1666');
    expect(next()).toBeDisabled();
  });

  it('keep the moment of a list for that list only', async () => {
    arrangeThreePages();
    const { user } = renderApp('/');
    await screen.findByText('all page 1');
    await user.click(screen.getByRole('radio', { name: 'Remote' }));
    await screen.findByText('remote page 1');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await screen.findByText('all page 1');
    await user.click(next());
    await screen.findByText('all page 2');
    expect(queries().at(-1)?.get('asOf')).toBe('as-of-all');
  });

  it('start from a new moment at the first page', async () => {
    arrangeThreePages();
    const { user } = renderApp('/?page=2');
    await screen.findByText('all page 2');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('all page 1');
    expect(queries().map((query) => query.get('asOf'))).toEqual([null, null]);
  });

  it('opened by address have no moment', async () => {
    arrangeThreePages();
    const { user } = renderApp('/?page=2');
    await screen.findByText('all page 2');
    expect(queries()[0]?.has('asOf')).toBe(false);
    await user.click(next());
    await screen.findByText('all page 3');
    expect(queries()[1]?.get('asOf'), 'but are one').toBe('as-of-all');
  });
});

describe('the request of a list', () => {
  it('contains all parts of the address, for the list and for the counts', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp(
      '/?title=cook&location=lag&category=Designing&category=Marketing&locations=Oyo&kind=job&page=2',
    );
    await screen.findByRole('article');
    await waitFor(() => expect(callsTo('GET /api/jobs/facets')).toHaveLength(1));
    const filter = 'place=lag&category=Designing&category=Marketing&locations=Oyo';
    expect(queries().map(String)).toEqual([
      `kind=job&title=cook&${filter}&page=2&limit=6`,
      `kind=job&title=cook&${filter}&page=1&limit=6`,
      `kind=job&${filter}&q=cook&page=2&limit=6`,
    ]);
    expect(callsTo('GET /api/jobs/facets')[0]?.query.toString()).toBe(`kind=job&${filter}&q=cook`);
  });

  it('leaves out unset parts', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/');
    await screen.findByRole('article');
    expect(queries().map(String)).toEqual(['kind=all&openTo=Nigeria&page=1&limit=6']);
  });

  it('for the counts is not repeated for another page of the same list', async () => {
    arrangeThreePages();
    const { user } = renderApp('/');
    await screen.findByText('all page 1');
    await user.click(next());
    await screen.findByText('all page 2');
    const asked = callsTo('GET /api/jobs/facets').map(({ query }) => query.toString());
    expect(asked.toSorted()).toEqual(['kind=all&openTo=Nigeria', 'kind=remote&openTo=Nigeria']);
  });
});

describe('the counts beside the filters', () => {
  it('are hidden until they have loaded', async () => {
    arrangeHome(jobsPage([jobRow()]));
    arrange('GET /api/jobs/facets', failure(503, 'unavailable', 'A part of the board is down.'));
    renderApp('/');
    await screen.findByRole('alert');
    expect(screen.getByRole('checkbox', { name: 'Programming' })).toBeVisible();
  });

  it('stay visible until the next ones have loaded', async () => {
    arrangeHome(jobsPage([jobRow()]), { locations: [{ value: 'Oyo', count: 4 }] });
    const { user } = renderApp('/');
    await screen.findByRole('checkbox', { name: 'Oyo 4' });
    arrange('GET /api/jobs/facets', noAnswerYet);
    await user.click(screen.getByRole('radio', { name: 'Remote' }));
    await waitFor(() => expect(callsTo('GET /api/jobs/facets')).toHaveLength(2));
    expect(screen.getByRole('checkbox', { name: 'Oyo 4' })).toBeVisible();
  });

  it('belong to the current list', async () => {
    arrangeHome(jobsPage([jobRow()]), {
      category: [{ value: 'Marketing', count: 3 }],
      locations: [{ value: 'Oyo', count: 4 }],
    });
    renderApp('/');
    const of = (name: string) => within(screen.getByRole('group', { name }));
    const categories = of('Search by Categories');
    expect(await categories.findByRole('checkbox', { name: 'Marketing 3' })).not.toBeChecked();
    expect(of('Search by Locations').getByRole('checkbox', { name: 'Oyo 4' })).not.toBeChecked();
    expect(categories.getAllByRole('checkbox')).toHaveLength(7);
  });
});
