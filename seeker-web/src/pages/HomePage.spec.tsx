import { act, screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { ACME, arrangeHome, arrangeJob, job, jobRow, jobsPage } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const lastQuery = () => callsTo('GET /api/jobs').at(-1)?.query;

describe('the job list', () => {
  it('loads logos below the first screen lazily', async () => {
    const jobs = [1, 2, 3, 4].map((at) =>
      jobRow({ _id: `65000000000000000000000${at}`, companyId: { ...ACME, image: '/logo.png' } }),
    );
    arrangeHome(jobsPage(jobs));
    renderApp('/');
    await screen.findAllByRole('article');
    const pictures = [...document.querySelectorAll('article img')];
    const loading = pictures.map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy']);
  });

  it('shows what a job offers', async () => {
    arrangeHome(jobsPage([jobRow({ kind: 'remote' })]));
    renderApp('/');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Baker' })).toBeVisible();
    expect(card).toHaveTextContent('Acme Foods');
    expect(card).toHaveTextContent('just now');
    expect(card).toHaveTextContent('₦250,000 – 400,000 a month');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Lagos', 'Beginner', 'Remote']);
    expect(card).toHaveTextContent('Bake bread every morning.');
  });

  it('shows a loader until the jobs have loaded, then their number [SITE-4]', async () => {
    arrangeHome(jobsPage([jobRow()], { total: 10_000, totalRelation: 'gte' }));
    renderApp('/');
    expect(screen.getByText('Loading jobs…')).toBeVisible();
    expect(await screen.findByText('10,000+ jobs', { selector: 'p' })).toHaveRole('status');
    expect(screen.queryByText('Loading jobs…')).not.toBeInTheDocument();
  });

  it.each(['Apply now', 'Learn more'])('opens the job page at its top with %s', async (name) => {
    const scroll = vi.spyOn(window, 'scrollTo');
    arrangeHome(jobsPage([jobRow()]));
    arrangeJob(job());
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: new RegExp(name) }));
    expect(currentAddress()).toBe(`/apply-job/${job()._id}`);
    expect(scroll).toHaveBeenCalledWith(0, 0);
    await screen.findByRole('heading', { name: 'Baker' });
  });

  it('links remote jobs to the remote route', async () => {
    arrangeHome(jobsPage([jobRow({ kind: 'remote' })]));
    renderApp('/');
    expect(await screen.findByRole('link', { name: /Apply now/ })).toHaveAttribute(
      'href',
      `/remoteapply-job/${job()._id}`,
    );
  });

  it('links the source of an imported advert without nofollow', async () => {
    arrangeHome(jobsPage([jobRow({ sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' })]));
    renderApp('/');
    const link = await screen.findByRole('link', { name: 'Jobberman' });
    expect(link).toHaveAttribute('href', 'https://source.example/1');
    expect(link).not.toHaveAttribute('rel');
  });

  it('says that there are no jobs', async () => {
    arrangeHome(jobsPage([]));
    renderApp('/?title=zzz&location=lag');
    expect(await screen.findByText('No Jobs Posted Yet')).toBeVisible();
  });

  it('offers all jobs if only these are left [SITE-63]', async () => {
    arrangeHome(jobsPage([]));
    arrange('GET /api/jobs', ({ query }) =>
      jobsPage(query.has('category') || query.has('locations') ? [] : [jobRow()]),
    );
    const { user } = renderApp('/?category=Designing&locations=Oyo');
    await user.click(await screen.findByRole('button', { name: 'Show all jobs (1 job)' }));
    expect(currentAddress()).toBe('/');
  });

  it('shows an error and retries [SITE-4]', async () => {
    arrangeHome(jobsPage([jobRow()]));
    arrange('GET /api/jobs', failure(500, 'internal', 'Something broke'));
    const { user } = renderApp('/');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Something broke');
    arrange('GET /api/jobs', jobsPage([jobRow()]));
    await user.click(retry);
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('searching', () => {
  it('sends title and location and writes them into the address', async () => {
    arrangeHome(jobsPage([jobRow()]));
    const { user } = renderApp('/?page=2');
    await user.type(screen.getByLabelText('Job title'), ' cook ');
    await user.type(screen.getByLabelText('Location'), 'lag{Enter}');
    expect(currentAddress()).toBe('/?title=cook&location=lag');
    await waitFor(() => expect(callsTo('GET /api/jobs').some(({ query }) => query.has('title'))).toBe(true));
    await waitFor(() => expect(lastQuery()?.get('q'), 'one title is few').toBe('cook'));
    expect(lastQuery()?.get('place')).toBe('lag');
    expect(lastQuery()?.get('page')).toBe('1');
    expect(lastQuery()?.get('limit')).toBe('6');
  });

  it('shows the search as chips, each removable [SITE-3]', async () => {
    arrangeHome(jobsPage([jobRow()]));
    const { user } = renderApp('/?title=cook&location=lag');
    await user.click(screen.getByRole('button', { name: 'Remove title cook' }));
    expect(currentAddress()).toBe('/?location=lag');
    expect(screen.getByLabelText('Job title')).toHaveValue('');
    expect(screen.getByLabelText('Location')).toHaveValue('lag');
  });
});

describe('filtering', () => {
  it('offers the fixed lists with the number of jobs', async () => {
    arrangeHome(jobsPage([jobRow()]), { category: [{ value: 'Programming', count: 1234 }] });
    renderApp('/');
    expect(await screen.findByRole('checkbox', { name: 'Programming 1,234' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Akwa Ibom 0' })).toBeVisible();
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(filters.getAllByRole('checkbox')).toHaveLength(7 + 10 + 1);
  });

  it('writes the boxes into the address and returns to page 1', async () => {
    arrangeHome(jobsPage([jobRow()], { total: 60 }));
    const { user } = renderApp('/?page=3');
    await user.click(await screen.findByRole('checkbox', { name: /Programming/ }));
    await user.click(screen.getByRole('checkbox', { name: /Lagos/ }));
    await user.click(screen.getByRole('checkbox', { name: /Oyo/ }));
    expect(currentAddress()).toBe('/?category=Programming&locations=Lagos&locations=Oyo');
    await waitFor(() => expect(lastQuery()?.getAll('locations')).toEqual(['Lagos', 'Oyo']));
  });

  it('ticks a box at once and counts two quick clicks', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/');
    await screen.findByRole('article');
    const boxes = [/Lagos/, /Oyo/].map((name) => screen.getByRole<HTMLInputElement>('checkbox', { name }));
    // within one act: React has had no time of its own between the clicks
    await act(async () => {
      for (const box of boxes) {
        box.click();
        expect(box).toBeChecked();
      }
    });
    expect(currentAddress()).toBe('/?locations=Lagos&locations=Oyo');
    await waitFor(() => expect(lastQuery()?.getAll('locations')).toEqual(['Lagos', 'Oyo']));
  });

  it('switches between all, on-site and remote', async () => {
    arrangeHome(jobsPage([jobRow()]));
    const { user } = renderApp('/');
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Remote' }));
    await waitFor(() => expect(lastQuery()?.get('kind')).toBe('remote'));
  });

  it('opens a sheet that shows the number of jobs', async () => {
    arrangeHome(jobsPage([jobRow()], { total: 128 }));
    const { user } = renderApp('/');
    await screen.findByText('128 jobs', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(document.body).toHaveClass('scroll-locked');
    await user.click(within(sheet).getByRole('button', { name: 'Show 128 jobs' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass('scroll-locked');
  });
});

describe('paging', () => {
  it('keeps later pages stable with the moment of the first page', async () => {
    arrange('GET /api/jobs', ({ query }) =>
      jobsPage([jobRow({ title: `Job of page ${query.get('page')}` })], { total: 20, asOf: 'moment' }),
    );
    arrange('GET /api/jobs/facets', { facets: { category: [], locations: [], level: [], kind: [] } });
    const { user } = renderApp('/');
    await screen.findByText('Job of page 1');
    expect(lastQuery()?.has('asOf')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('Job of page 2');
    expect(currentAddress()).toBe('/?page=2');
    expect(lastQuery()?.get('asOf')).toBe('moment');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('is hidden if one page is enough', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/');
    await screen.findByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('the rest of the home page', () => {
  it('opens one answer of the FAQ at a time [SITE-2]', async () => {
    arrangeHome(jobsPage([]));
    const { user } = renderApp('/');
    const [first, second] = screen.getAllByRole('button', { expanded: false, name: /\?$/ }) as [
      HTMLElement,
      HTMLElement,
    ];
    const answer = (question: HTMLElement) =>
      document.getElementById(question.getAttribute('aria-controls') ?? '');
    await user.click(first);
    expect(answer(first)).toBeVisible();
    await user.click(second);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(answer(first)).not.toBeVisible();
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(answer(second)).toBeVisible();
    await user.click(second);
    expect(answer(second)).not.toBeVisible();
    await screen.findByText('No Jobs Posted Yet');
  });

  it('has its sections in this order [SITE-2]', async () => {
    arrangeHome(jobsPage([]));
    renderApp('/');
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(screen.getByRole('main').querySelector('h1')).toHaveTextContent(/^Find your next job/);
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Latest jobs',
      'Why people look for work here',
      'New jobs in your inbox',
      'Frequently asked questions',
    ]);
    for (const heading of headings) {
      const region = screen.getByRole('region', { name: heading.textContent });
      expect(region).toContainElement(heading);
    }
    await screen.findByText('No Jobs Posted Yet');
  });

  it('ends with the year 2025 and three social links', async () => {
    arrangeHome(jobsPage([]));
    renderApp('/');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('© 2025 Skybil');
    for (const name of ['Facebook', 'X', 'LinkedIn']) {
      expect(within(footer).getByRole('link', { name })).toBeVisible();
    }
    await screen.findByText('No Jobs Posted Yet');
    expect(document.title).toBe('Skybil: jobs in Nigeria and remote');
  });
});
