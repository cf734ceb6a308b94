import { LIMITS, MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/applications';
const CHANGE = 'POST /api/company/change-statuses';
const UNDO = 'POST /api/company/undo-rejections';
const ADA = application();
const BOLA = application({
  _id: '64c000000000000000000002',
  userId: { ...ADA.userId, _id: '64d000000000000000000002', name: 'Bola Ade' },
});
const result = (id: string, message?: string) => ({
  id,
  success: !message,
  message: message ?? 'Status Changed',
});

async function check(verb: 'Accept' | 'Reject') {
  arrange(LIST, rows([ADA, BOLA]));
  const page = renderConsole('/view-applications');
  await screen.findByText('Ada Obi');
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await page.user.click(await screen.findByRole('button', { name: verb }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

describe('deciding on all checked applications', () => {
  it('sends one decision with a reason for all of them [DECIDE-6]', async () => {
    const { dialog, user } = await check('Reject');
    expect(dialog.getByText('Reject 2 applicants?')).toBeInTheDocument();
    arrange(CHANGE, ok({ results: [result(ADA._id), result(BOLA._id)] }));
    await user.click(dialog.getByRole('combobox', { name: /^Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'The job is filled.' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('2 of 2 rejected.')).toBeInTheDocument();
    expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
      { ids: [ADA._id, BOLA._id], status: 'Rejected', reason: 'filled' },
    ]);
    expect(callsTo(LIST)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText(/ selected$/)).not.toBeInTheDocument());
  });

  it('says why one was not changed, and leaves it checked', async () => {
    const { dialog, user } = await check('Accept');
    arrange(CHANGE, ok({ results: [result(ADA._id), result(BOLA._id, MESSAGES.alreadyDecided)] }));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('1 of 2 accepted.')).toBeInTheDocument();
    expect(screen.getByText('Bola Ade: Already decided')).toBeInTheDocument();
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('keeps all checked if the board was down', async () => {
    const { dialog, user } = await check('Accept');
    arrange(CHANGE, failure(503, 'unavailable', MESSAGES.unavailable));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(MESSAGES.unavailable)).toBeInTheDocument();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('can be undone as a whole after a rejection [DECIDE-8]', async () => {
    const { dialog, user } = await check('Reject');
    arrange(CHANGE, ok({ results: [result(ADA._id), result(BOLA._id)] }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    arrange(UNDO, ok({ results: [result(ADA._id), result(BOLA._id)] }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 of 2 Pending again.')).toBeInTheDocument();
    expect(callsTo(UNDO).map(({ body }) => body)).toEqual([{ ids: [ADA._id, BOLA._id] }]);
  });

  it('sends more than a hundred in several calls', async () => {
    const many = Array.from({ length: LIMITS.bulkStatusIds + 1 }, (_, at) =>
      application({ _id: at.toString(16).padStart(24, '0') }),
    );
    arrange(LIST, rows(many));
    const { user } = renderConsole('/view-applications');
    await screen.findAllByText('Ada Obi');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    arrange(CHANGE, ({ body }) => ok({ results: (body as { ids: string[] }).ids.map((id) => result(id)) }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('101 of 101 accepted.')).toBeInTheDocument();
    expect(callsTo(CHANGE).map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([100, 1]);
  }, 60_000);

  it('is offered on a phone too', async () => {
    screenOf(360);
    arrange(LIST, rows([ADA, BOLA]));
    const { user } = renderConsole('/view-applications');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bola Ade' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    arrange(CHANGE, ok({ results: [result(BOLA._id)] }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('1 of 1 accepted.')).toBeInTheDocument();
  });
});

describe('a rejected application', () => {
  const rejected = (finalAt: number) =>
    application({ status: 'Rejected', finalAt: new Date(finalAt).toISOString() });

  it('offers Undo until it is final [DECIDE-8]', async () => {
    arrange(LIST, rows([rejected(Date.now() + 60_000)]));
    const { user } = renderConsole('/view-applications');
    arrange(UNDO, ok({ results: [result(ADA._id, MESSAGES.notUndoable)] }));
    await user.click(await screen.findByRole('button', { name: 'Undo the rejection of Ada Obi' }));
    expect(await screen.findByText(MESSAGES.notUndoable)).toBeInTheDocument();
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
  });

  it('offers no Undo once it is final [DECIDE-8]', async () => {
    arrange(LIST, rows([rejected(Date.now() - 1)]));
    renderConsole('/view-applications');
    await screen.findByText('Ada Obi');
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });

  it('shows reason and note to its company [DECIDE-6]', async () => {
    const row = application({ status: 'Rejected', reason: 'filled', note: 'Thank you' });
    arrange(LIST, rows([row]));
    arrange(`${LIST}/${ADA._id}`, ok({ data: row }));
    renderConsole(`/view-applications/${ADA._id}/show`);
    expect(await screen.findByText('The job is filled.')).toBeVisible();
    expect(screen.getByText('Thank you')).toBeVisible();
  });
});
