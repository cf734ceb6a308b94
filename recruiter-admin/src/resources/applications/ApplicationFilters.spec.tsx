import { MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, failure, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { catchDownloads } from '../../testing/downloads';
import { addFilter, openSuggestions, optionsOf } from '../../testing/filters';
import { application, job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/applications';
const CSV = 'GET /api/company/applications.csv';
const lastFilter = () => callsTo(LIST).at(-1)?.query.get('filter');

async function open() {
  arrange(LIST, rows([application()]));
  const page = renderConsole('/view-applications');
  await screen.findByText('Ada Obi');
  return page;
}

describe('the filters of applications', () => {
  it('search names and job titles', async () => {
    const { user } = await open();
    const search = screen.getByLabelText('Search names and job titles');
    expect(search).toHaveAttribute('maxlength', '100');
    await user.type(search, 'ada');
    await waitFor(() => expect(lastFilter()).toBe('{"q":"ada"}'));
  });

  it('offer every status', async () => {
    const { user } = await open();
    expect(await optionsOf(user, 'Status')).toEqual(['Pending', 'Accepted', 'Rejected']);
    await user.click(screen.getByRole('option', { name: 'Accepted' }));
    await waitFor(() => expect(lastFilter()).toBe('{"status":"Accepted"}'));
  });

  it('offer both kinds', async () => {
    const { user } = await open();
    await addFilter(user, 'Kind');
    expect(await optionsOf(user, 'Kind')).toEqual(['On-site', 'Remote']);
    await user.click(screen.getByRole('option', { name: 'Remote' }));
    await waitFor(() => expect(lastFilter()).toBe('{"kind":"remote"}'));
  });

  it('offer the company’s jobs by title', async () => {
    arrange('GET /api/company/jobs', rows([job()]));
    const { user } = await open();
    await addFilter(user, 'Job');
    await openSuggestions(user, 'Job');
    await user.click(await screen.findByRole('option', { name: 'Frontend Developer' }));
    await waitFor(() => expect(lastFilter()).toBe(`{"jobId":"${job()._id}"}`));
    expect(callsTo('GET /api/company/jobs')[0]?.query.get('sort')).toBe('["title","ASC"]');
  });

  it('search the company’s jobs', async () => {
    arrange('GET /api/company/jobs', rows([job()]));
    const { user } = await open();
    await addFilter(user, 'Job');
    await user.type(await screen.findByRole('combobox', { name: 'Job' }), 'front');
    await waitFor(() =>
      expect(callsTo('GET /api/company/jobs').at(-1)?.query.get('filter')).toBe('{"q":"front"}'),
    );
  });

  it('export all applications as the server writes them', async () => {
    const saved = catchDownloads();
    arrange(CSV, new Response('Name\nAda\n'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export all' }));
    await vi.waitFor(() => expect(saved).toEqual([{ name: 'applications.csv', text: '\uFEFFName\nAda\n' }]));
  });

  it('show the reason if the export fails', async () => {
    const saved = catchDownloads();
    arrange(CSV, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export all' }));
    expect(await screen.findByText(MESSAGES.unavailable)).toBeInTheDocument();
    expect(toasts()).toEqual([`error: ${MESSAGES.unavailable}`]);
    expect(saved).toEqual([]);
  });
});
