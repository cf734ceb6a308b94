import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { description, writeDescription } from '../../testing/description';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const CHECK = 'POST /api/company/check-wording';
const AGE = { limit: 'age', phrase: 'Not older than 30', advice: 'Name the experience.' };

describe('the warning of unfair wording', () => {
  it('names the phrase and better wording after a pause, and goes when the phrase goes [CHECK-8]', async () => {
    const { user } = renderConsole('/add-job');
    arrange(CHECK, ({ body }) => ok({ unfair: JSON.stringify(body).includes('Not older') ? [AGE] : [] }));
    await writeDescription('<p>Not older than 30.</p>');
    await user.type(await screen.findByLabelText(/Job Title/), 'Driver');
    const warning = await screen.findByText('These words may keep good people away');
    expect(warning.closest('[role=status]')).toHaveTextContent('“Not older than 30”: Name the experience.');
    expect(callsTo(CHECK).at(-1)?.body).toEqual({
      title: 'Driver',
      description: '<p>Not older than 30.</p>',
    });
    await writeDescription('<p>Drive well.</p>');
    await expect
      .poll(() => screen.queryByText('These words may keep good people away'), { timeout: 10_000 })
      .toBeNull();
  });

  it('leaves out what is not written yet', async () => {
    const { user } = renderConsole('/add-job');
    await writeDescription('');
    await user.type(await screen.findByLabelText(/Job Title/), 'Driver');
    await expect.poll(() => callsTo(CHECK).at(-1)?.body, { timeout: 10_000 }).toEqual({ title: 'Driver' });
  });

  it('reads a posted job when it is edited [CHECK-8]', async () => {
    arrange(`GET /api/company/jobs/${job()._id}`, ok({ data: job() }));
    renderConsole(`/manage-jobs/${job()._id}`);
    arrange(CHECK, ok({ unfair: [AGE] }));
    expect(await screen.findByText('“Not older than 30”')).toBeVisible();
  });

  it('is silent if the check fails', async () => {
    renderConsole('/add-job');
    arrange(CHECK, failure(429, 'too_many_requests', 'Please slow down'));
    await writeDescription('<p>Not older than 30.</p>');
    await expect.poll(() => callsTo(CHECK).length, { timeout: 10_000 }).toBe(1);
    expect(await description()).toBeVisible();
    expect(screen.queryByText('Please slow down')).not.toBeInTheDocument();
  });
});
