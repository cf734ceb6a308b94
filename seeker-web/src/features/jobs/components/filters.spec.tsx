import { screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo } from '@skybil/web/testing/network';
import { arrangeHome, jobRow, jobsPage } from '../../../testing/records';
import { currentAddress, renderApp } from '../../../testing/render-app';

const side = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const lastQuery = () => callsTo('GET /api/jobs').at(-1)?.query;

async function open(path: string, page = jobsPage([jobRow()]), facets = {}) {
  arrangeHome(page, facets);
  const app = renderApp(path);
  await screen.findByRole('article');
  return app;
}

describe('order, age and pay', () => {
  it.each([
    ['Sort by', 'Highest pay', 'sort=-pay', 'Remove Highest pay first'],
    ['Posted within', '7 days', 'postedWithin=7', 'Remove Last 7 days'],
  ])('%s %s is asked of the API and can be removed [SITE-65]', async (label, option, query, chip) => {
    const { user } = await open('/?page=2');
    await user.selectOptions(side().getByLabelText(label), option);
    expect(currentAddress()).toBe(`/?${query}`);
    await waitFor(() => expect(lastQuery()?.toString()).toContain(query));
    await user.click(screen.getByRole('button', { name: chip }));
    expect(currentAddress()).toBe('/');
  });

  it('sorts a title search by match unless the reader wants the newest', async () => {
    const { user } = await open('/?title=cook');
    expect(side().getByLabelText('Sort by')).toHaveDisplayValue('Best match');
    await user.selectOptions(side().getByLabelText('Sort by'), 'Newest');
    expect(currentAddress()).toBe('/?title=cook&sort=-date');
    expect(screen.getByRole('button', { name: 'Remove Newest first' })).toBeVisible();
  });

  it('lists only jobs that state their pay', async () => {
    const { user } = await open('/');
    await user.click(side().getByRole('checkbox', { name: 'Pay stated' }));
    expect(currentAddress()).toBe('/?pay=stated');
    await user.click(screen.getByRole('button', { name: 'Remove Pay stated' }));
    expect(currentAddress()).toBe('/');
  });

  it('takes a least pay on Enter and when the field is left [SITE-65]', async () => {
    const { user } = await open('/');
    await user.type(side().getByLabelText('At least ₦ a month'), '200,000{Enter}');
    expect(currentAddress()).toBe('/?payAtLeast=200000');
    await user.click(screen.getByRole('button', { name: 'Remove At least ₦200,000 a month' }));
    expect(currentAddress()).toBe('/');
    await user.type(side().getByLabelText('At least ₦ a month'), '90000');
    await user.tab();
    expect(currentAddress()).toBe('/?payAtLeast=90000');
  });

  it('does not search again when a field is left unchanged', async () => {
    const { user } = await open('/?page=2', jobsPage([jobRow()], { total: 20 }));
    await user.click(side().getByLabelText('At least ₦ a month'));
    await user.tab();
    expect(currentAddress()).toBe('/?page=2');
  });
});

describe('Open to Nigeria', () => {
  const hiding = jobsPage([jobRow()], { notOpen: 1_200 });
  const chip = () => screen.getByRole('button', { name: 'Open to Nigeria' });

  it('is on with the number it hides, and one tap shows these jobs [SITE-64]', async () => {
    const { user } = await open('/?kind=remote', hiding);
    expect(lastQuery()?.get('openTo')).toBe('Nigeria');
    expect(chip()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('on: hides 1,200 remote jobs')).toBeVisible();
    await user.click(chip());
    expect(currentAddress()).toBe('/?kind=remote&openTo=any');
    await waitFor(() => expect(lastQuery()?.has('openTo')).toBe(false));
    await screen.findByRole('article');
    expect(chip()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['/?kind=job', hiding],
    ['/', jobsPage([jobRow()], { notOpen: 0 })],
  ])('is not shown at %s where it hides nothing', async (path, page) => {
    await open(path, page);
    expect(screen.queryByRole('button', { name: 'Open to Nigeria' })).not.toBeInTheDocument();
  });
});

describe('places and categories', () => {
  const facets = {
    category: [
      { value: 'Healthcare', count: 3 },
      { value: 'Legal', count: 0 },
    ],
    locations: [
      { value: 'Lagos', count: 9 },
      { value: 'Kano', count: 4 },
      { value: 'Yobe', count: 0 },
    ],
  };

  it('offers other categories only if they have jobs [SITE-66]', async () => {
    await open('/', undefined, facets);
    expect(await side().findByRole('checkbox', { name: 'Healthcare 3' })).toBeVisible();
    expect(side().queryByRole('checkbox', { name: /Legal/ })).not.toBeInTheDocument();
    expect(side().getByRole('checkbox', { name: 'Networking 0' })).toBeVisible();
  });

  it('opens the other states that have jobs [SITE-66]', async () => {
    const { user } = await open('/', undefined, facets);
    const more = await side().findByRole('button', { name: 'More places' });
    expect(side().queryByRole('checkbox', { name: /Kano/ })).not.toBeInTheDocument();
    await user.click(more);
    expect(side().getByRole('checkbox', { name: 'Kano 4' })).toBeVisible();
    expect(side().queryByRole('checkbox', { name: /Yobe/ })).not.toBeInTheDocument();
    await user.click(side().getByRole('button', { name: 'Fewer places' }));
    expect(side().queryByRole('checkbox', { name: /Kano/ })).not.toBeInTheDocument();
  });

  it('keeps a chosen place and category in sight', async () => {
    await open('/?locations=Yobe&category=Legal', undefined, facets);
    expect(side().getByRole('checkbox', { name: /Yobe/ })).toBeChecked();
    expect(side().getByRole('checkbox', { name: /Legal/ })).toBeChecked();
  });
});

describe('a search without a full match', () => {
  const jobsOf = (id: string) => [jobRow({ _id: `65000000000000000000000${id}`, title: `Job ${id}` })];

  it('shows close jobs under their heading [SITE-61]', async () => {
    arrangeHome(jobsPage([]));
    arrange('GET /api/jobs', ({ query }) => jobsPage(query.has('q') ? jobsOf('2') : jobsOf('1')));
    renderApp('/?title=cook');
    const close = await screen.findByRole('region', { name: 'Close to what you typed' });
    expect(within(close).getByRole('heading', { name: 'Job 2' })).toBeVisible();
    expect(within(close).queryByRole('heading', { name: 'Job 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Job 1' })).toBeVisible();
    await waitFor(() => expect(callsTo('GET /api/jobs/facets').at(-1)?.query.get('q')).toBe('cook'));
  });

  it('names the filter that found nothing and removes it [SITE-63]', async () => {
    arrangeHome(jobsPage([]));
    arrange('GET /api/jobs', ({ query }) => jobsPage(query.has('pay') ? [] : jobsOf('1')));
    const { user } = renderApp('/?category=Designing&pay=stated');
    expect(await screen.findByText('No job matches “Pay stated” and the rest of your search')).toBeVisible();
    expect(screen.getByRole('region', { name: 'The nearest jobs' })).toHaveTextContent('Job 1');
    await user.click(screen.getByRole('button', { name: 'Search without “Pay stated” (1 job)' }));
    expect(currentAddress()).toBe('/?category=Designing');
  });
});
