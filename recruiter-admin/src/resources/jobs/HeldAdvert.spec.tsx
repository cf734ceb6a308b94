import { jobHidden, MESSAGES, notPublicYet } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/jobs';
const ID = job()._id;
const ONE = `GET /api/company/jobs/${ID}`;
const ASK = `POST /api/company/jobs/${ID}/ask-for-decision`;
const SAYS = 'It asks applicants for money: “Form is N2,000.”';
const held = job({
  waitingFor: ['decision'],
  heldFor: [{ rule: 'money-asked', sentence: 'Form is N2,000.', says: SAYS }],
});
const WAITS = notPublicYet(['decision']);
const button = { name: 'Ask for a decision on Frontend Developer' };

describe('a held advert', () => {
  it.each([
    ['a table', 1280],
    ['cards', 360],
  ])(
    'says in %s what it waits for and why, instead of “Visible” [CHECK-10, CHECK-13]',
    async (_what, width) => {
      screenOf(width);
      arrange(LIST, rows([held]));
      renderConsole('/manage-jobs');
      expect(await screen.findByText(WAITS)).toBeVisible();
      expect(screen.getByText(SAYS)).toBeVisible();
      expect(screen.getByText(/checked again at once/)).toBeVisible();
      expect(screen.getByText('Not public yet')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Frontend Developer is visible' })).toBeChecked();
    },
  );

  it('is sent to the operator by one button, and then says so [CHECK-10]', async () => {
    arrange(LIST, rows([held]));
    arrange(ASK, ok({ data: held }, MESSAGES.decisionAsked));
    const { user } = renderConsole('/manage-jobs');
    const ask = await screen.findByRole('button', button);
    arrange(LIST, rows([{ ...held, decisionAskedAt: '2026-11-26T09:00:00.000Z' }]));
    await user.click(ask);
    expect(await screen.findByText(/You asked for a decision on 26 November 2026/)).toHaveFocus();
    expect(toasts()).toEqual([`success: ${MESSAGES.decisionAsked}`]);
    expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
    expect(callsTo(ASK)).toHaveLength(1);
  });

  it('keeps the button if the request is refused', async () => {
    const reason = jobHidden('It asks for money', 'help@board.example');
    arrange(LIST, rows([held]));
    arrange(ASK, failure(409, 'job_hidden', reason));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await screen.findByRole('button', button));
    await waitFor(() => expect(toasts()).toEqual([`error: ${reason}`]));
    expect(screen.getByRole('button', button)).toBeEnabled();
  });

  it('says on its page why, links to no public page, and keeps what was typed while it asks [CHECK-10]', async () => {
    arrange(ONE, ok({ data: held }));
    arrange(ASK, ok({ data: held }, MESSAGES.decisionAsked));
    const { user } = renderConsole(`/manage-jobs/${ID}`);
    const notice = within(await screen.findByRole('region', { name: WAITS }));
    expect(notice.getByText(SAYS)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the advert' })).not.toBeInTheDocument();
    const title = screen.getByLabelText(/Job Title/);
    await user.type(title, ' again');
    await user.click(notice.getByRole('button', button));
    expect(await notice.findByText(/You asked for a decision on/)).toHaveFocus();
    expect(title).toHaveValue('Frontend Developer again');
    await screen.findByRole('textbox', { name: 'Job Description' });
  });

  it('says after an edit that it is still not public [CHECK-13]', async () => {
    arrange(ONE, ok({ data: held }));
    arrange(LIST, rows([held]));
    arrange(`PUT /api/company/jobs/${ID}`, ok({ data: held }, MESSAGES.jobUpdated));
    const { user } = renderConsole(`/manage-jobs/${ID}`);
    await user.type(await screen.findByLabelText(/Job Title/), ' again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual([`info: ${WAITS}`]));
  });

  it('that its company hides still says on its page what the check found', async () => {
    const { waitingFor: _none, ...hidden } = { ...held, visible: false };
    arrange(ONE, ok({ data: hidden }));
    renderConsole(`/manage-jobs/${ID}`);
    expect(await screen.findByText(SAYS)).toBeVisible();
    await screen.findByRole('textbox', { name: 'Job Description' });
  });
});
