import { MESSAGES } from '@skybil/shared';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok } from '../../testing/answers';
import { arrange } from '../../testing/mock-api';
import { renderConsole } from '../../testing/render-console';

const STATS = 'GET /api/company/stats';
const stats = {
  jobs: { total: 12, visible: 9, hidden: 3 },
  applications: { total: 40, Pending: 25, Accepted: 10, Rejected: 5 },
};

describe('the overview', () => {
  it('leads from each figure to the list behind it', async () => {
    arrange(STATS, ok({ stats }));
    renderConsole('/overview');
    const pending = await screen.findByRole('link', { name: '25 Pending' });
    expect(decodeURIComponent(pending.getAttribute('href') ?? '')).toBe(
      '/view-applications?filter={"status":"Pending"}',
    );
  });

  it('offers Retry when the figures cannot be loaded', async () => {
    arrange(STATS, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderConsole('/overview');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    arrange(STATS, ok({ stats }));
    await user.click(retry);
    expect(await screen.findByText('25')).toBeInTheDocument();
  });
});
