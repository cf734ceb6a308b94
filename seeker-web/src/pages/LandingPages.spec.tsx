import { screen, within } from '@testing-library/react';
import { callsTo } from '@skybil/web/testing/network';
import { arrangeHome, jobRow, jobsPage } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const box = (value: string, count: number) => [{ value, count }];
const MANY = {
  category: box('Data Science', 12),
  locations: [...box('Lagos', 1_250), ...box('Oyo', 4), ...box('Akwa Ibom', 5)],
  kind: [...box('job', 1_250), ...box('remote', 20)],
};
const arrangeMany = () => arrangeHome(jobsPage([jobRow()], { total: 13 }), MANY);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const lastAsked = () => callsTo('GET /api/jobs').at(-1)?.query.toString();

describe('a landing page', () => {
  it.each([
    ['/jobs/lagos', 'Jobs in Lagos', 'kind=all&locations=Lagos'],
    ['/jobs/akwa-ibom', 'Jobs in Akwa Ibom', 'kind=all&locations=Akwa+Ibom'],
    ['/jobs/data-science', 'Data science jobs', 'kind=all&category=Data+Science'],
    ['/jobs/remote', 'Remote jobs', 'kind=remote'],
    ['/jobs/remote/data-science', 'Remote data science jobs', 'kind=remote&category=Data+Science'],
  ])('at %s has the title %s and this query', async (path, title, question) => {
    arrangeMany();
    renderApp(path);
    expect(await heading(title)).toBeVisible();
    await screen.findByRole('article');
    expect(lastAsked()).toBe(`${question}&openTo=Nigeria&page=1&limit=6`);
    expect(document.title).toBe(`${title} | Skybil`);
  });

  it('has breadcrumbs: below home, and a remote category below all remote jobs', async () => {
    arrangeMany();
    renderApp('/jobs/remote/data-science');
    const way = within(await screen.findByRole('navigation', { name: 'Where you are' }));
    expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Jobs in Nigeria', '/'],
      ['Remote jobs', '/jobs/remote'],
    ]);
    expect(way.getByText('Remote data science jobs')).toHaveAttribute('aria-current', 'page');
  });

  it('uses only its path and ignores the query', async () => {
    arrangeMany();
    renderApp('/jobs/lagos?title=cook&kind=remote&page=2&utm_source=x');
    await screen.findByRole('article');
    expect(lastAsked()).toBe('kind=all&locations=Lagos&openTo=Nigeria&page=2&limit=6');
  });

  it('has its own pages', async () => {
    arrangeMany();
    const { user } = renderApp('/jobs/lagos');
    await user.click(await screen.findByRole('button', { name: /next/i }));
    expect(currentAddress()).toBe('/jobs/lagos?page=2');
    expect(await heading('Jobs in Lagos')).toBeVisible();
  });

  it.each([
    [
      'a box that is ticked',
      async (user: ReturnType<typeof renderApp>['user']) => {
        await user.click(await screen.findByRole('checkbox', { name: /^Designing/ }));
      },
      '/?category=Designing&locations=Lagos',
    ],
    [
      'its own box, cleared,',
      async (user: ReturnType<typeof renderApp>['user']) => {
        await user.click(await screen.findByRole('checkbox', { name: /^Lagos/ }));
      },
      '/',
    ],
    [
      'a search',
      async (user: ReturnType<typeof renderApp>['user']) => {
        await user.type(screen.getByRole('searchbox', { name: 'Job title' }), 'cook{Enter}');
      },
      '/?title=cook&locations=Lagos',
    ],
    [
      'the switch of kinds',
      async (user: ReturnType<typeof renderApp>['user']) => {
        await user.click(screen.getByRole('radio', { name: 'Remote' }));
      },
      '/?locations=Lagos&kind=remote',
    ],
  ])('leads to home with %s and keeps its filter [FOUND-6]', async (_, act, address) => {
    const scroll = vi.spyOn(window, 'scrollTo');
    arrangeMany();
    const { user } = renderApp('/jobs/lagos?page=3');
    await screen.findByRole('article');
    await act(user);
    expect(currentAddress()).toBe(address);
    expect(await heading('Find your next job, remote or near you')).toBeVisible();
    expect(scroll, 'the reader goes on where he or she was').not.toHaveBeenCalled();
  });

  it('with fewer than five jobs does not exist and links to home', async () => {
    arrangeMany();
    renderApp('/jobs/oyo');
    expect(await screen.findByRole('link', { name: 'See all jobs' })).toHaveAttribute(
      'href',
      '/?locations=Oyo',
    );
    expect(document.title).toBe('Page not found | Skybil');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('home', () => {
  it('links to the existing landing pages with their job counts [FOUND-6]', async () => {
    arrangeMany();
    renderApp('/');
    const nav = within(await screen.findByRole('navigation', { name: 'Browse jobs' }));
    expect(
      nav
        .getAllByRole('listitem')
        .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]),
    ).toEqual([
      ['Lagos 1,250', '/jobs/lagos'],
      ['Akwa Ibom 5', '/jobs/akwa-ibom'],
      ['Data Science 12', '/jobs/data-science'],
      ['All remote jobs 20', '/jobs/remote'],
      ['Data Science 12', '/jobs/remote/data-science'],
    ]);
  });

  it('links to no landing page with too few jobs', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/');
    await screen.findByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Browse jobs' })).not.toBeInTheDocument();
  });
});
