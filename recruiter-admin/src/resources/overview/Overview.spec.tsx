import { addDays, dayAt, MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const STATS = 'GET /api/company/stats';
const stats = {
  jobs: { total: 1012, visible: 1009, hidden: 3 },
  applications: { total: 40, Pending: 25, Accepted: 10, Rejected: 5 },
  waiting: { new: 12, overAWeek: 4 },
};
const figures = async () => {
  const page = within(await screen.findByRole('main'));
  await page.findByText('Received');
  return page.getAllByRole('link').map((each) => ({
    [each.textContent]: decodeURIComponent(each.getAttribute('href') ?? ''),
  }));
};

describe('the overview', () => {
  it('links each figure to its list [CONSOLE-42]', async () => {
    arrange(STATS, ok({ stats }));
    renderConsole('/overview');
    const aWeekAgo = addDays(dayAt(Date.now()), -7);
    expect(await figures()).toEqual([
      { '12New': '/view-applications?filter={"stage":"received"}' },
      {
        '4Waiting over a week': `/view-applications?filter={"status":"Pending","dateTo":"${aWeekAgo}"}`,
      },
      { '1,012Posted': '/manage-jobs?filter={}' },
      { '1,009Visible': '/manage-jobs?filter={"visible":true}' },
      { '3Hidden': '/manage-jobs?filter={"visible":false}' },
      { '40Received': '/view-applications?filter={}' },
      { '25Pending': '/view-applications?filter={"status":"Pending"}' },
      { '10Accepted': '/view-applications?filter={"status":"Accepted"}' },
      { '5Rejected': '/view-applications?filter={"status":"Rejected"}' },
    ]);
    expect(document.title).toBe('Overview | Skybil');
  });

  it('reloads its figures each time it is opened', async () => {
    arrange(STATS, ok({ stats }));
    arrange('GET /api/company/jobs', rows([]));
    const { user } = renderConsole('/overview');
    await figures();
    await user.click(screen.getByRole('menuitem', { name: 'Manage Jobs' }));
    await screen.findByText('No Jobs Available or posted');
    arrange(STATS, ok({ stats: { ...stats, applications: { ...stats.applications, Accepted: 11 } } }));
    await user.click(screen.getByRole('menuitem', { name: 'Overview' }));
    expect(await screen.findByText('11')).toBeInTheDocument();
  });

  it('shows a loader until the figures arrive', async () => {
    let come: (answer: Response) => void = () => undefined;
    arrange(STATS, () => new Promise((resolve) => (come = resolve)));
    renderConsole('/overview');
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await waitFor(() => expect(callsTo(STATS)).toHaveLength(1));
    come(ok({ stats }));
    expect(await figures()).toHaveLength(9);
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('offers Retry if the figures fail to load', async () => {
    arrange(STATS, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderConsole('/overview');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText(`The figures could not be loaded. ${MESSAGES.unavailable}`)).toBeInTheDocument();
    expect(await screen.findAllByText(MESSAGES.unavailable)).toHaveLength(1);
    expect(callsTo(STATS)).toHaveLength(1);
    arrange(STATS, ok({ stats }));
    await user.click(retry);
    expect(await figures()).toHaveLength(9);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

describe('the interviews on the overview', () => {
  const INTERVIEWS = 'GET /api/company/interviews';
  const interview = {
    sequence: 0,
    startsAt: '2026-11-30T13:05:00.000Z',
    changedAt: '2026-11-28T09:00:00.000Z',
    place: '12 Marina',
    answer: 'yes',
  } as const;

  it('are those of the next seven days, each with a link to its application [CONSOLE-46]', async () => {
    arrange(STATS, ok({ stats }));
    renderConsole('/overview');
    arrange(INTERVIEWS, ok({ data: [application({ interview }), { ...application(), userId: null }] }));
    expect(await screen.findByText('Monday, 30 November 2026, 14:05 WAT')).toBeInTheDocument();
    expect(screen.getByText('Frontend Developer · 12 Marina · Said yes')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ada Obi' })).toHaveAttribute(
      'href',
      `/view-applications/${application()._id}/show`,
    );
  });

  it('say so if there are none [CONSOLE-46]', async () => {
    arrange(STATS, ok({ stats }));
    renderConsole('/overview');
    expect(await screen.findByText('No interviews are planned.')).toBeInTheDocument();
  });

  it('can be loaded again, while the figures stay [CONSOLE-46]', async () => {
    arrange(STATS, ok({ stats }));
    const { user } = renderConsole('/overview');
    arrange(INTERVIEWS, failure(503, 'unavailable', MESSAGES.unavailable));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(
      screen.getByText(`The interviews could not be loaded. ${MESSAGES.unavailable}`),
    ).toBeInTheDocument();
    arrange(INTERVIEWS, ok({ data: [application({ interview })] }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Ada Obi' })).toBeInTheDocument();
    expect(await figures()).toHaveLength(10);
  });
});
