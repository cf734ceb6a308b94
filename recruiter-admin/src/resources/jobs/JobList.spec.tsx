import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, noAnswerYet, rows } from '@skybil/web/testing/network';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/jobs';

const sorter = (name: string) =>
  within(screen.getByRole('columnheader', { name: new RegExp(name) })).getByRole('button');

describe('Manage Jobs', () => {
  it('shows each job in a row, newest first [CONSOLE-3]', async () => {
    arrange(LIST, rows([job({ kind: 'remote' })]));
    renderConsole('/manage-jobs');
    const row = within((await screen.findByText('Frontend Developer')).closest('tr') as HTMLElement);
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 7)).toEqual([
      '1',
      'Frontend Developer',
      '20 November 2026',
      'Remote',
      'Lagos',
      '3',
      '2',
    ]);
    expect(row.getByRole('checkbox')).toBeChecked();
    for (const number of ['1', /^3 applicants/, /^2 new applicants/]) {
      expect(row.getByRole('cell', { name: number })).toHaveClass('MuiTableCell-alignRight');
    }
    expect(callsTo(LIST)[0]?.query.get('sort')).toBe('["date","DESC"]');
  });

  it.each([
    ['a table', 1280],
    ['cards', 360],
  ])('says in words where a job is: %s [CONSOLE-3]', async (_what, width) => {
    screenOf(width);
    arrange(
      LIST,
      rows([
        job({ states: ['Lagos'], place: 'Ikeja' }),
        job({ _id: 'b', location: 'Nigeria', states: [] }),
        job({ _id: 'c', states: ['Lagos', 'Ogun'] }),
      ]),
    );
    renderConsole('/manage-jobs');
    for (const words of [/Ikeja, Lagos$/, /Nationwide$/, /Lagos and Ogun$/])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('links the number of applicants to their applications', async () => {
    arrange(LIST, rows([job()]));
    renderConsole('/manage-jobs');
    const link = await screen.findByRole('link', { name: '3 applicants for Frontend Developer' });
    expect(link).toHaveAttribute(
      'href',
      `/view-applications?filter=${encodeURIComponent(`{"jobId":"${job()._id}"}`)}`,
    );
  });

  it('links the number of new applicants to their applications [CONSOLE-41]', async () => {
    arrange(LIST, rows([job()]));
    renderConsole('/manage-jobs');
    const link = await screen.findByRole('link', { name: '2 new applicants for Frontend Developer' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      `/view-applications?filter={"jobId":"${job()._id}","stage":"received"}`,
    );
  });

  it('shows a message and a link to Add Job if there are no jobs', async () => {
    arrange(LIST, rows([]));
    const { router, user } = renderConsole('/manage-jobs');
    expect(await screen.findByText('No Jobs Available or posted')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Add new job' }));
    expect(router.state.location.pathname).toBe('/add-job');
  });

  it('offers Retry if the jobs fail to load', async () => {
    arrange(LIST, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderConsole('/manage-jobs');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const failed = screen.getByText(`Your jobs could not be loaded. ${MESSAGES.unavailable}`);
    expect(failed.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    expect(screen.queryByText('No Jobs Available or posted')).not.toBeInTheDocument();
    expect(screen.queryByText('Rows per page:')).not.toBeInTheDocument();
    arrange(LIST, rows([job()]));
    await user.click(retry);
    expect(await screen.findByText('Frontend Developer')).toBeInTheDocument();
  });

  it('marks hidden jobs and shows zero applicants without a link', async () => {
    arrange(LIST, rows([job({ visible: false, applicants: 0, newApplicants: 0, kind: 'job' })]));
    renderConsole('/manage-jobs');
    const row = within((await screen.findByText('Frontend Developer')).closest('tr') as HTMLElement);
    expect(row.getByRole('checkbox')).not.toBeChecked();
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toContain('On-site');
    expect(row.getAllByRole('cell', { name: '0' })).toHaveLength(2);
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/manage-jobs/${job()._id}`,
      '/add-job',
    ]);
  });

  it('names its columns and sorts by all except number, counts of applicants, days left and copies', async () => {
    arrange(LIST, rows([job()]));
    const { user } = renderConsole('/manage-jobs');
    await screen.findByText('Frontend Developer');
    const heads = screen
      .getAllByRole('columnheader')
      .map((head) => [head.textContent, within(head).queryByRole('button') !== null]);
    expect(heads).toEqual([
      ['#', false],
      ['Job Title', true],
      ['Date', true],
      ['Kind', true],
      ['Location', true],
      ['Applicants', false],
      ['New', false],
      ['Days left', false],
      ['Visible', true],
      ['Copy', false],
    ]);
    await user.click(sorter('Job Title'));
    await waitFor(() => expect(callsTo(LIST).at(-1)?.query.get('sort')).toBe('["title","ASC"]'));
    await user.click(sorter('Date'));
    await waitFor(() => expect(callsTo(LIST).at(-1)?.query.get('sort')).toBe('["date","DESC"]'));
  });

  it('shows 25 per page, numbers rows across pages and ends at the last', async () => {
    arrange(LIST, rows([job()], 26));
    const { user } = renderConsole('/manage-jobs');
    await screen.findByText('Frontend Developer');
    expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByRole('cell', { name: '26' })).toBeInTheDocument();
    const ranges = () => callsTo(LIST).map((call) => call.query.get('range'));
    await waitFor(() => expect(ranges()).toEqual(['[0,24]', '[25,49]']));
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  });

  it('shows cards in place of the table on a narrow screen', async () => {
    screenOf(899);
    arrange(LIST, rows([job({ kind: 'remote' }), job({ _id: 'b', title: 'Cook', visible: false })]));
    renderConsole('/manage-jobs');
    const cards = (await screen.findAllByRole('listitem')).filter((item) =>
      within(item).queryByRole('checkbox'),
    );
    expect(cards.map((card) => card.textContent)).toEqual([
      'Frontend Developer20 November 2026 · LagosRemote3 applicants, 2 newCloseVisible ',
      'Cook20 November 2026 · LagosOn-site3 applicants, 2 newCloseVisible ',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(cards[0]?.parentElement).toHaveRole('list');
    expect(screen.getByRole('checkbox', { name: 'Frontend Developer is visible' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Cook is visible' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: '3 applicants for Cook' })).toBeInTheDocument();
  });

  it('shows a loader on a narrow screen', async () => {
    screenOf(360);
    arrange(LIST, noAnswerYet);
    renderConsole('/manage-jobs');
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  });

  it('shows the table from 900 pixels on', async () => {
    screenOf(900);
    arrange(LIST, rows([job()]));
    renderConsole('/manage-jobs');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
