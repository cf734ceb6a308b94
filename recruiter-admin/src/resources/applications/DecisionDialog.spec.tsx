import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/applications';
const COMPANY = 'GET /api/company/company';
const CHANGE = 'POST /api/company/change-status';
const menuButton = { name: 'Pending: decide on Ada Obi' };
const accepted = application({
  status: 'Accepted',
  userId: { ...application().userId, email: 'ada@obi.example' },
});

async function choose(word: 'Accept' | 'Reject') {
  arrange(LIST, rows([application()]));
  const page = renderConsole('/view-applications');
  await page.user.click(await screen.findByRole('button', menuButton));
  await page.user.click(await screen.findByRole('menuitem', { name: word }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

describe('deciding on an application in the list', () => {
  it('offers Accept and Reject when the mouse rests on a Pending row’s button', async () => {
    arrange(LIST, rows([application()]));
    const { user } = renderConsole('/view-applications');
    await user.hover(await screen.findByRole('button', menuButton));
    const menu = within(await screen.findByRole('menu', menuButton));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Accept',
      'Reject',
      'Shortlist',
      'Invite to interview',
    ]);
  });

  it.each([
    ['Accept', 'Accepted', 'You will see their e-mail address and can write to them. This cannot be undone.'],
    ['Reject', 'Rejected', 'You can undo this for 30 minutes. Then the rejection is shown and mailed.'],
  ] as const)(
    'asks for confirmation before %s, explains the consequence and sends only that',
    async (verb, status, then) => {
      const { dialog, user } = await choose(verb);
      expect(dialog.getByText(`${verb} Ada Obi?`)).toBeInTheDocument();
      expect(dialog.getByText(`For Frontend Developer. ${then}`)).toBeInTheDocument();
      expect(callsTo(CHANGE)).toHaveLength(0);
      arrange(CHANGE, ok({}, 'Status Changed'));
      await user.click(dialog.getByRole('button', { name: verb }));
      await waitFor(() =>
        expect(callsTo(CHANGE).map((call) => call.body)).toEqual([{ id: application()._id, status }]),
      );
      expect(await screen.findByText('Status Changed')).toBeInTheDocument();
    },
  );

  it('waits for the server, shows the e-mail address after Accept and focuses the new status', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { dialog, user } = await choose('Accept');
    arrange(CHANGE, () => new Promise((resolve) => (answer = resolve)));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Accept' })).toBeDisabled());
    expect(screen.queryByText('Accepted')).not.toBeInTheDocument();
    let come: (list: Response) => void = () => undefined;
    arrange(LIST, () => new Promise((resolve) => (come = resolve)));
    answer(ok({}, 'Status Changed'));
    expect(await screen.findByText('Status Changed')).toBeInTheDocument();
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
    expect(screen.getByRole('dialog'), 'until the row shows it').toBeInTheDocument();
    come(rows([accepted]));
    const status = (await screen.findByText('Accepted')).parentElement;
    expect(screen.getByRole('link', { name: 'ada@obi.example' })).toHaveAttribute(
      'href',
      'mailto:ada@obi.example',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(status).toHaveFocus();
  });

  it('sends nothing on Cancel and returns the focus', async () => {
    const { dialog, user } = await choose('Reject');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CHANGE)).toHaveLength(0);
    expect(screen.getByRole('button', menuButton)).toHaveFocus();
  });

  it('shows a decision that a colleague made first', async () => {
    const { dialog, user } = await choose('Reject');
    arrange(CHANGE, () => {
      arrange(LIST, rows([accepted]));
      return failure(409, 'not_pending', MESSAGES.alreadyDecided);
    });
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findAllByText(MESSAGES.alreadyDecided)).toHaveLength(1);
    expect(await screen.findByText('Accepted')).toBeInTheDocument();
  });

  it('reloads the applications afterwards, and nothing else', async () => {
    const { dialog, user } = await choose('Reject');
    await screen.findByText('Welcome, Kano Softworks');
    const asked = callsTo(COMPANY).length;
    arrange(CHANGE, ok({}, 'Status Changed'));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
    expect(callsTo(COMPANY)).toHaveLength(asked);
  });

  it('can be retried if the board was down', async () => {
    const { dialog, user } = await choose('Reject');
    arrange(CHANGE, failure(503, 'unavailable', MESSAGES.unavailable));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findAllByText(MESSAGES.unavailable)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', menuButton)).toBeEnabled();
  });

  it('sends the reason and the note of a rejection [DECIDE-6]', async () => {
    const { dialog, user } = await choose('Reject');
    arrange(CHANGE, ok({}, 'Status Changed'));
    await user.click(dialog.getByRole('combobox', { name: 'Reason, in the mail and on the page' }));
    await user.click(await screen.findByRole('option', { name: 'The job is filled.' }));
    const note = dialog.getByLabelText('Note, on the page only');
    expect(note).toHaveAttribute('maxlength', '500');
    await user.type(note, 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
        { id: application()._id, status: 'Rejected', reason: 'filled', note: 'Thank you' },
      ]),
    );
  });

  it('mails the next step after Accept, and keeps it if the board refuses it [DECIDE-10]', async () => {
    const { dialog, user } = await choose('Accept');
    const field = dialog.getByLabelText('What happens next?');
    expect(field).toHaveAttribute('maxlength', '500');
    expect(dialog.getByText(/It is mailed to the applicant/)).toBeInTheDocument();
    await user.type(field, 'Pay N5,000');
    arrange(CHANGE, failure(400, 'bad_input', 'It asks for money', { nextStep: 'It asks for money' }));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('It asks for money')).toBeInTheDocument();
    expect(field).toHaveValue('Pay N5,000');
    arrange(CHANGE, ok({}, 'Status Changed'));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CHANGE).at(-1)?.body).toEqual({
      id: application()._id,
      status: 'Accepted',
      nextStep: 'Pay N5,000',
    });
  });

  it('asks for no reason before Accept [DECIDE-6]', async () => {
    const { dialog } = await choose('Accept');
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
