import { JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, rows } from '@skybil/web/testing/network';
import { catchDownloads } from '../../testing/downloads';
import { addFilter, optionsOf } from '../../testing/filters';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/jobs';
const lastFilter = () => callsTo(LIST).at(-1)?.query.get('filter');

async function open() {
  arrange(LIST, rows([job()]));
  const page = renderConsole('/manage-jobs');
  await screen.findByText('Frontend Developer');
  return page;
}

describe('the filters of jobs', () => {
  it('search titles', async () => {
    const { user } = await open();
    const search = screen.getByLabelText('Search titles');
    expect(search).toHaveAttribute('maxlength', '100');
    await user.type(search, 'front');
    await waitFor(() => expect(lastFilter()).toBe('{"q":"front"}'));
  });

  it.each([
    ['Kind', ['On-site', 'Remote'], 'On-site', { kind: 'job' }],
    ['Visibility', ['Visible', 'Hidden'], 'Hidden', { visible: false }],
    ['Category', JOB_CATEGORIES, 'Designing', { category: 'Designing' }],
    ['Location', [...JOB_LOCATIONS, 'Nationwide'], 'Akwa Ibom', { location: 'Akwa Ibom' }],
    ['Level', JOB_LEVELS, 'Senior level', { level: 'Senior level' }],
  ])('filter by %s', async (name, options, chosen, filter) => {
    const { user } = await open();
    await addFilter(user, name);
    expect(await optionsOf(user, name)).toEqual(options);
    await user.click(screen.getByRole('option', { name: chosen }));
    await waitFor(() => expect(lastFilter()).toBe(JSON.stringify(filter)));
  });

  it.each([
    ['a table', 1280],
    ['cards', 360],
  ])('show a message in place of %s if nothing matches', async (_what, width) => {
    screenOf(width);
    arrange(LIST, rows([]));
    renderConsole(`/manage-jobs?filter=${encodeURIComponent('{"q":"x"}')}`);
    expect(await screen.findByText('No Jobs found using the current filters.')).toBeInTheDocument();
    expect(lastFilter()).toBe('{"q":"x"}');
    expect(screen.queryByText('No Jobs Available or posted')).not.toBeInTheDocument();
  });

  it('export the filtered jobs', async () => {
    const saved = catchDownloads();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('manage-jobs.csv');
    expect(saved[0]?.text).toMatch(/^\uFEFFJob Title,.*\nFrontend Developer,20 November 2026,On-site,/);
  });
});
