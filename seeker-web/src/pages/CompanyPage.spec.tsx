import { screen, within } from '@testing-library/react';
import { MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { ACME, arrangeCompany, jobRow, jobsPage, shownCompany } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const PATH = `/companies/${ACME._id}`;
const ASKED = `GET /api/companies/${ACME._id}`;
const heading = (name = 'Acme Foods') => screen.findByRole('heading', { level: 1, name });
const factsIn = async () => within(await screen.findByRole('complementary', { name: 'Facts' }));

describe('the page of a company', () => {
  it('shows its facts, what it says and how it answers [COMPANY-1, COMPANY-3]', async () => {
    arrangeCompany(
      shownCompany({
        about: 'We bake.\n\nSince 1999.',
        website: 'https://www.acme.example/jobs?from=board',
        location: 'Lagos',
        since: '2026-04-30T23:30:00.000Z',
        answerRate: { percent: 83, days: 6 },
      }),
    );
    renderApp(PATH);
    expect(await heading()).toBeVisible();
    expect(document.title).toBe('Jobs at Acme Foods | Skybil');
    const facts = await factsIn();
    expect(facts.getByText('Answers 8 of 10 applicants, usually within 6 days')).toBeVisible();
    expect(facts.getByText('Applications of the last 90 days')).toBeVisible();
    expect(facts.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      'Lagos',
      'acme.example',
      'since May 2026',
    ]);
    expect(screen.getByText(/We bake\.\s+Since 1999\./)).toBeVisible();
  });

  it('shows what a company says as text, and its website as a link that is not followed [COMPANY-5]', async () => {
    const attack = '<img src=x onerror=alert(1)> https://evil.example';
    arrangeCompany(shownCompany({ about: attack, website: 'https://acme.example' }));
    renderApp(PATH);
    expect(await screen.findByText(attack)).toBeVisible();
    const website = screen.getByRole('link', { name: 'acme.example' });
    expect(website).toHaveAttribute('href', 'https://acme.example');
    expect(website).toHaveAttribute('rel', 'nofollow noopener ugc');
  });

  it.each(['javascript:alert(1)', 'https://a:b@acme.example', 'acme'])(
    'shows no link to %s [COMPANY-5]',
    async (website) => {
      arrangeCompany(shownCompany({ website }));
      renderApp(PATH);
      await heading();
      expect((await factsIn()).queryByRole('link')).not.toBeInTheDocument();
      expect(screen.queryByText('Website')).not.toBeInTheDocument();
    },
  );

  it('says of a company that an import made that its adverts come from other sites [COMPANY-1]', async () => {
    arrangeCompany(shownCompany({ since: undefined }));
    renderApp(PATH);
    expect((await factsIn()).getByText('from other sites')).toBeVisible();
    expect(screen.queryByText(/^Answers/)).not.toBeInTheDocument();
  });

  it('lists its open jobs, also those for other countries, in pages of its own [COMPANY-4]', async () => {
    arrangeCompany(shownCompany({ openJobs: 13 }), jobsPage([jobRow()], { total: 13 }));
    const { user } = renderApp(`${PATH}?kind=remote&title=cook`);
    expect(await screen.findByRole('heading', { level: 2, name: '13 open jobs' })).toBeVisible();
    await screen.findByRole('article');
    expect(callsTo('GET /api/jobs').at(-1)?.query.toString()).toBe(
      `kind=all&company=${ACME._id}&page=1&limit=6`,
    );
    expect(screen.queryByRole('button', { name: 'Open to Nigeria' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(currentAddress()).toMatch(new RegExp(`^${PATH}\\?.*page=2`));
    expect(await heading()).toBeVisible();
  });

  it('leads to the list of all jobs, filtered by the company [COMPANY-4]', async () => {
    arrangeCompany(shownCompany({ openJobs: 1 }), jobsPage([jobRow()]));
    const { user } = renderApp(PATH);
    expect(await screen.findByRole('heading', { level: 2, name: '1 open job' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Filter these jobs' }));
    expect(currentAddress()).toBe(`/?company=${ACME._id}&openTo=any`);
    expect(await screen.findByText('1 job of one company, with 1 filter')).toBeVisible();
  });

  it('says that there are no open jobs, and shows no job of others', async () => {
    arrangeCompany(shownCompany({ openJobs: 0 }));
    renderApp(PATH);
    expect(await screen.findByText('Acme Foods has no open jobs right now')).toBeVisible();
    expect(callsTo('GET /api/jobs')).toHaveLength(0);
  });

  it('says that there is no such company', async () => {
    arrange(ASKED, failure(404, 'not_found', MESSAGES.companyNotFound));
    renderApp(PATH);
    expect(await heading('Company not found')).toBeVisible();
    expect(document.title).toBe('Page not found | Skybil');
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/');
  });

  it('says that it is loading', async () => {
    arrange(ASKED, noAnswerYet);
    renderApp(PATH);
    expect(await screen.findByText(/^Loading the company/)).toBeInTheDocument();
  });

  it('offers another try after a failure', async () => {
    arrange(ASKED, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderApp(PATH);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    arrangeCompany(shownCompany());
    await user.click(retry);
    expect(await heading()).toBeVisible();
  });
});
