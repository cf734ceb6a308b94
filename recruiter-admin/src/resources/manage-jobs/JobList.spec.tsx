import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, rows } from '../../testing/answers';
import { arrange, callsTo } from '../../testing/mock-api';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/jobs';
const CHANGE = 'POST /api/company/change-visibility';
const box = () => screen.findByRole('checkbox', { name: 'Frontend Developer is visible' });

describe('Manage Jobs', () => {
  it('shows each job in a row, newest first', async () => {
    arrange(LIST, rows([job({ kind: 'remote' })]));
    renderConsole('/manage-jobs');
    const row = within((await screen.findByText('Frontend Developer')).closest('tr') as HTMLElement);
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 6)).toEqual([
      '1',
      'Frontend Developer',
      '20 November 2026',
      'Remote',
      'Lagos',
      '3',
    ]);
    expect(row.getByRole('checkbox')).toBeChecked();
    expect(callsTo(LIST)[0]?.query.get('sort')).toBe('["date","DESC"]');
  });

  it('leads from the count of applicants to their applications', async () => {
    arrange(LIST, rows([job()]));
    renderConsole('/manage-jobs');
    const link = await screen.findByRole('link', { name: '3 applicants for Frontend Developer' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      `/view-applications?filter={"jobId":"${job()._id}"}`,
    );
  });

  it('says so when there are no jobs, and leads to Add Job', async () => {
    arrange(LIST, rows([]));
    const { router, user } = renderConsole('/manage-jobs');
    expect(await screen.findByText('No Jobs Available or posted')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Add new job' }));
    expect(router.state.location.pathname).toBe('/add-job');
  });

  it('offers Retry when the jobs cannot be loaded', async () => {
    arrange(LIST, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderConsole('/manage-jobs');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    arrange(LIST, rows([job()]));
    await user.click(retry);
    expect(await screen.findByText('Frontend Developer')).toBeInTheDocument();
  });

  it('searches titles', async () => {
    arrange(LIST, rows([job()]));
    const { user } = renderConsole('/manage-jobs');
    await user.type(await screen.findByLabelText('Search titles'), 'front');
    await waitFor(() => expect(callsTo(LIST).at(-1)?.query.get('filter')).toBe('{"q":"front"}'));
  });

  it('shows a change of visibility at once and then the server’s message', async () => {
    let answer: (response: Response) => void = () => undefined;
    arrange(LIST, rows([job()]));
    arrange(CHANGE, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(callsTo(CHANGE).map((call) => call.body)).toEqual([{ id: job()._id, visible: false }]);
    arrange(LIST, rows([job({ visible: false })]));
    answer(ok({}, 'Job visibility updated'));
    expect(await screen.findByText('Job visibility updated')).toBeInTheDocument();
    expect(await box()).not.toBeChecked();
  });

  it('takes the change back when the server refuses it', async () => {
    let answer: (response: Response) => void = () => undefined;
    arrange(LIST, rows([job()]));
    arrange(CHANGE, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    arrange(LIST, () => new Promise(() => undefined));
    answer(failure(404, 'not_found', MESSAGES.jobNotFound));
    expect(await screen.findByText(MESSAGES.jobNotFound)).toBeInTheDocument();
    expect(await box()).toBeChecked();
  });

  it('shows cards in place of the table on a phone', async () => {
    screenOf(360);
    arrange(LIST, rows([job()]));
    renderConsole('/manage-jobs');
    expect(await screen.findByText('Frontend Developer')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await box()).toBeChecked();
  });
});
