import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const CHANGE = 'POST /api/company/change-email';
const CANCEL = 'POST /api/company/cancel-email-change';
const NEW = 'hr@newmail.example';

async function want() {
  const { user } = renderConsole('/profile');
  await user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
  const form = (await screen.findByLabelText(/New e-mail/)).closest('form') as HTMLElement;
  await user.type(within(form).getByLabelText(/New e-mail/), NEW);
  await user.type(within(form).getByLabelText(/Your password/), 'secret-words');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

describe('the e-mail of a company', () => {
  it('is changed with the password, and the page says what it waits for [PERSON-40]', async () => {
    arrange(CHANGE, () => {
      arrange('GET /api/company/company', ok({ company: { ...company, newEmail: NEW } }));
      return ok({}, MESSAGES.emailChangeSent);
    });
    await want();
    expect(await screen.findByText(/You want hr@newmail.example/)).toBeInTheDocument();
    expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([{ email: NEW, password: 'secret-words' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'E-mail' })).toHaveFocus());
  });

  it.each([
    ['is not changed if the change is cancelled', company.email, ok({}, MESSAGES.emailChangeCancelled)],
    [
      'is shown as it is if the change was made before it could be cancelled',
      NEW,
      failure(404, 'not_found', MESSAGES.noEmailChange),
    ],
  ])('%s [PERSON-45]', async (_, email, answer) => {
    const { user } = renderConsole('/profile');
    arrange('GET /api/company/company', ok({ company: { ...company, newEmail: NEW } }));
    arrange(CANCEL, () => {
      arrange('GET /api/company/company', ok({ company: { ...company, email } }));
      return answer;
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'E-mail' })).toHaveFocus());
    expect(screen.getByText(email)).toBeInTheDocument();
    expect(screen.queryByText(/You want/)).not.toBeInTheDocument();
    expect(toasts()).toHaveLength(1);
  });

  it('shows a wrong password at its field and nowhere else [SITE-90]', async () => {
    const errors = { password: MESSAGES.wrongCurrentPassword };
    arrange(CHANGE, failure(400, 'wrong_password', MESSAGES.wrongCurrentPassword, errors));
    await want();
    expect(await screen.findByText(MESSAGES.wrongCurrentPassword)).toBeInTheDocument();
    expect(toasts()).toEqual([]);
  });
});
