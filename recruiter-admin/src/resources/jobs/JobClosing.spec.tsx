import { addDays, dayAt, MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/jobs';
const ID = job()._id;
const ONE = `GET /api/company/jobs/${ID}`;
const CLOSE = `POST /api/company/jobs/${ID}/close`;
const REOPEN = `POST /api/company/jobs/${ID}/reopen`;
const inDays = (days: number) => addDays(dayAt(Date.now()), days);
const button = (name: string) => screen.findByRole('button', { name });

describe('the end of a job in Manage Jobs', () => {
  it.each([
    [{ closingDate: inDays(29) }, '29 days left'],
    [{ closingDate: inDays(1) }, '1 day left'],
    [{ closingDate: inDays(0) }, 'Last day'],
    [{ closingDate: inDays(9), closedAs: 'filled' as const }, 'Closed: filled'],
  ])('is shown as days left, or as how it was closed: %j [CLOSE-6]', async (closing, words) => {
    arrange(LIST, rows([job(closing)]));
    renderConsole('/manage-jobs');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('comes with a reason, and the row says so [CLOSE-5]', async () => {
    arrange(LIST, rows([job({ closingDate: inDays(29) })]));
    arrange(CLOSE, () => {
      arrange(LIST, rows([job({ closingDate: inDays(29), closedAs: 'not-filled' })]));
      return ok({ data: job() }, MESSAGES.jobClosedNow);
    });
    const { user } = renderConsole('/manage-jobs');
    await user.click(await button('Close Frontend Developer'));
    const dialog = await screen.findByRole('dialog', { name: 'Close Frontend Developer?' });
    await user.click(within(dialog).getByRole('radio', { name: 'Nobody was found' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close job' }));
    expect(await screen.findByText('Closed: not filled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CLOSE).map((call) => call.body)).toEqual([{ as: 'not-filled' }]);
    expect(toasts()).toEqual([`success: ${MESSAGES.jobClosedNow}`]);
  });

  it('changes nothing if the recruiter keeps the job open, or the API refuses [CLOSE-5]', async () => {
    arrange(LIST, rows([job({ closingDate: inDays(29) })]));
    arrange(CLOSE, failure(409, 'job_closed', MESSAGES.jobClosedBefore));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await button('Close Frontend Developer'));
    await user.click(await button('Keep it open'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CLOSE)).toHaveLength(0);
    await user.click(await button('Close Frontend Developer'));
    await user.click(await button('Close job'));
    await waitFor(() => expect(toasts()).toEqual([`error: ${MESSAGES.jobClosedBefore}`]));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is taken back with a new closing date [CLOSE-5]', async () => {
    arrange(LIST, rows([job({ closingDate: inDays(-3), closedAs: 'ended' })]));
    arrange(REOPEN, () => {
      arrange(LIST, rows([job({ closingDate: inDays(30) })]));
      return ok({ data: job() }, MESSAGES.jobReopened);
    });
    const { user } = renderConsole('/manage-jobs');
    await user.click(await button('Open Frontend Developer again'));
    expect(await screen.findByLabelText('Closing date')).toHaveValue(inDays(30));
    await user.click(await button('Open job'));
    expect(await screen.findByText('30 days left')).toBeVisible();
    expect(callsTo(REOPEN).map((call) => call.body)).toEqual([{ closingDate: inDays(30) }]);
  });
});

describe('the closing date in Edit Job', () => {
  it('is sent as it was changed [CLOSE-1]', async () => {
    const change = `PUT /api/company/jobs/${ID}`;
    arrange(ONE, ok({ data: job({ closingDate: inDays(29) }) }));
    arrange(LIST, rows([job()]));
    arrange(change, ok({ data: job() }, MESSAGES.jobUpdated));
    const { user } = renderConsole(`/manage-jobs/${ID}`);
    const input = await screen.findByLabelText(/^Closing date/);
    expect(input).toHaveValue(inDays(29));
    await user.clear(input);
    await user.type(input, inDays(40));
    await user.click(await button('Save'));
    await waitFor(() => expect(callsTo(change)).toHaveLength(1));
    expect(callsTo(change)[0]?.body).toMatchObject({ closingDate: inDays(40) });
  });

  it('of a closed job cannot be changed, and says why [CLOSE-1]', async () => {
    arrange(ONE, ok({ data: job({ closingDate: inDays(-3), closedAs: 'ended' }) }));
    renderConsole(`/manage-jobs/${ID}`);
    expect(await screen.findByLabelText(/^Closing date/)).toBeDisabled();
    expect(screen.getByText(MESSAGES.dateOfClosedJob)).toBeVisible();
  });
});
