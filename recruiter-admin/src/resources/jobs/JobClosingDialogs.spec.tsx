import { MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/jobs';
const CLOSE = `POST /api/company/jobs/${job()._id}/close`;
const REOPEN = `POST /api/company/jobs/${job()._id}/reopen`;
const button = (name: string) => screen.findByRole('button', { name });
const ANSWER = 'What should applicants read?';

describe('the dialogs that close a job and open it again', () => {
  it('can be used with the keyboard, and return the focus to the button of the row [CLOSE-5]', async () => {
    arrange(LIST, rows([job()]));
    arrange(CLOSE, () => {
      arrange(LIST, rows([job({ closedAs: 'withdrawn' })]));
      return ok({ data: job() }, MESSAGES.jobClosedNow);
    });
    const { user } = renderConsole('/manage-jobs');
    (await button('Close Frontend Developer')).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Close Frontend Developer?' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'It is filled' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('combobox', { name: ANSWER })).toHaveFocus();
    await user.tab();
    expect(await button('Keep it open')).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await button('Open Frontend Developer again')).toHaveFocus());
    expect(callsTo(CLOSE).map((call) => call.body)).toEqual([{ as: 'withdrawn' }]);
  });

  it('send what waiting applicants should read, and say that it is final [DECIDE-7]', async () => {
    arrange(LIST, rows([job()]));
    arrange(CLOSE, ok({ data: job() }, MESSAGES.jobClosedNow));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await button('Close Frontend Developer'));
    await user.click(await screen.findByRole('combobox', { name: ANSWER }));
    await user.click(await screen.findByRole('option', { name: 'The job is filled.' }));
    expect(screen.getByText(/rejected and mailed at once. This cannot be undone/)).toBeVisible();
    await user.click(await button('Close job'));
    await waitFor(() =>
      expect(callsTo(CLOSE).map((call) => call.body)).toEqual([{ as: 'filled', rejectionReason: 'filled' }]),
    );
  });

  it('ask nothing about applicants if there are none [DECIDE-7]', async () => {
    arrange(LIST, rows([job({ applicants: 0 })]));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await button('Close Frontend Developer'));
    await button('Close job');
    expect(screen.queryByRole('combobox', { name: ANSWER })).not.toBeInTheDocument();
  });

  it('stay open if the API does not open the job again, and show its sentence [CLOSE-5]', async () => {
    arrange(LIST, rows([job({ closedAs: 'ended' })]));
    arrange(REOPEN, failure(409, 'company_suspended', 'Your company is suspended.'));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await button('Open Frontend Developer again'));
    await user.click(await button('Open job'));
    await waitFor(() => expect(toasts()).toEqual(['error: Your company is suspended.']));
    expect(screen.getByRole('dialog', { name: 'Open Frontend Developer again?' })).toBeVisible();
    expect(await button('Open job')).toBeEnabled();
  });
});
