import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { arrangeSeeker, person } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const EMAIL = 'POST /api/auth/change-email';
const CANCEL = 'POST /api/auth/cancel-email-change';
const PHONE = 'POST /api/users/phone';
const BEGIN = 'POST /api/auth/begin-second-factor';
const CONFIRM = 'POST /api/auth/confirm-second-factor';
const END = 'POST /api/auth/end-second-factor';
const NEW = 'ada@newmail.example';
const button = (name: string) => screen.findByRole('button', { name });

function renderAccount(secondFactor = { on: false, recoveryCodesLeft: 0 }, changes = {}) {
  arrangeSeeker(person(changes));
  arrange('GET /api/auth/sessions', { sessions: [] });
  arrange('GET /api/auth/second-factor', secondFactor);
  return renderApp('/account', { signedIn: true });
}

/** The form of the e-mail stands before the one of two-step sign-in. */
const passwords = () => screen.getAllByLabelText('Your password');

async function wantEmail({ user }: ReturnType<typeof renderAccount>) {
  await user.click(await button('Change e-mail'));
  await waitFor(() => expect(screen.getByLabelText('New e-mail')).toHaveFocus());
  await user.keyboard(NEW);
  await user.type(passwords()[0] as HTMLElement, 'secret-words');
}

describe('the e-mail of a seeker', () => {
  it('is changed with the password, and the page says what it waits for [PERSON-40]', async () => {
    const app = renderAccount();
    arrange(EMAIL, () => {
      arrangeSeeker(person({ newEmail: NEW }));
      return { message: MESSAGES.emailChangeSent };
    });
    await wantEmail(app);
    await app.user.click(await button('Send the link'));
    expect(
      await screen.findByText(
        `You want ${NEW}. Until you open the link in the mail to it, ada@example.com stays.`,
      ),
    ).toBeVisible();
    expect(callsTo(EMAIL).map(({ body }) => body)).toEqual([{ email: NEW, password: 'secret-words' }]);
    await waitFor(() => expect(toasts()).toEqual([`success: ${MESSAGES.emailChangeSent}`]));
    expect(screen.getByRole('heading', { name: 'Your e-mail' })).toHaveFocus();
  });

  it('is not changed if the change is cancelled [PERSON-45]', async () => {
    const { user } = renderAccount(undefined, { newEmail: NEW });
    arrange(CANCEL, () => {
      arrangeSeeker(person());
      return { message: MESSAGES.emailChangeCancelled };
    });
    await user.click(await button('Cancel the change'));
    await waitFor(() => expect(toasts()).toEqual([`success: ${MESSAGES.emailChangeCancelled}`]));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your e-mail' })).toHaveFocus());
    expect(screen.queryByText(/You want/)).not.toBeInTheDocument();
    expect(callsTo(CANCEL)).toHaveLength(1);
  });

  it('is shown as it is if the change was made before it could be cancelled [PERSON-45]', async () => {
    const { user } = renderAccount(undefined, { newEmail: NEW });
    arrange(CANCEL, () => {
      arrangeSeeker(person({ email: NEW }));
      return failure(404, 'not_found', MESSAGES.noEmailChange);
    });
    await user.click(await button('Cancel the change'));
    await waitFor(() => expect(toasts()).toEqual([`error: ${MESSAGES.noEmailChange}`]));
    expect(await screen.findByText(NEW)).toBeVisible();
    expect(screen.queryByText(/You want/)).not.toBeInTheDocument();
  });

  it('shows a wrong password at its field and nowhere else [SITE-90]', async () => {
    const app = renderAccount();
    const errors = { password: MESSAGES.wrongCurrentPassword };
    arrange(EMAIL, failure(400, 'wrong_password', MESSAGES.wrongCurrentPassword, errors));
    await wantEmail(app);
    await app.user.click(await button('Send the link'));
    expect(await screen.findByText(MESSAGES.wrongCurrentPassword)).toBeVisible();
    expect(toasts()).toEqual([]);
    expect(screen.getByLabelText('New e-mail')).toHaveValue(NEW);
  });

  it('asks for a code with two-step sign-in [SIGN-39]', async () => {
    const app = renderAccount({ on: true, recoveryCodesLeft: 9 });
    arrange(EMAIL, { message: MESSAGES.emailChangeSent });
    await wantEmail(app);
    const [code] = screen.getAllByLabelText('Two-step sign-in', { selector: 'input' });
    await app.user.type(code as HTMLElement, '123456');
    await app.user.click(await button('Send the link'));
    await waitFor(() => expect(callsTo(EMAIL)).toHaveLength(1));
    expect(callsTo(EMAIL)[0]?.body).toEqual({ email: NEW, password: 'secret-words', code: '123456' });
  });
});

describe('the phone number of a seeker', () => {
  it('is not shared before the seeker says so [PERSON-43]', async () => {
    const { user } = renderAccount();
    arrange(PHONE, { message: MESSAGES.phoneUpdated });
    await user.type(await screen.findByLabelText('Phone number (optional)'), '0803 123 4567');
    expect(screen.getByLabelText('Show it to the companies that I apply to')).not.toBeChecked();
    await user.click(await button('Save phone'));
    expect(await screen.findByText(MESSAGES.phoneUpdated)).toBeVisible();
    await user.click(screen.getByLabelText('Show it to the companies that I apply to'));
    await user.click(await button('Save phone'));
    await waitFor(() => expect(callsTo(PHONE)).toHaveLength(2));
    expect(callsTo(PHONE).map(({ body }) => body)).toEqual([
      { phone: '0803 123 4567', phoneShared: false },
      { phone: '0803 123 4567', phoneShared: true },
    ]);
  });

  it('says at its field why it is refused', async () => {
    const { user } = renderAccount(undefined, { phone: '0803 123 4567', phoneShared: true });
    arrange(PHONE, failure(400, 'bad_input', MESSAGES.badInput, { phone: 'Write a phone number' }));
    const phone = await screen.findByLabelText('Phone number (optional)');
    await waitFor(() => expect(phone).toHaveValue('0803 123 4567'));
    await user.click(await button('Save phone'));
    expect(await screen.findByText('Write a phone number')).toBeVisible();
    expect(phone).toHaveAccessibleDescription('Write a phone number');
  });
});

describe('receipts of a seeker', () => {
  it('are switched off in the account [MAIL-26]', async () => {
    const RECEIPTS = 'POST /api/users/receipts';
    const { user } = renderAccount();
    arrange(RECEIPTS, { message: MESSAGES.mailSwitched });
    const choice = await screen.findByRole('checkbox', { name: 'Mail me receipts and changed adverts' });
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.click(await button('Save mails'));
    await waitFor(() => expect(callsTo(RECEIPTS).map(({ body }) => body)).toEqual([{ receipts: false }]));
  });
});

describe('two-step sign-in of a seeker', () => {
  it('is turned on with the password and a first code, and shows the recovery codes once [SIGN-38]', async () => {
    const { user } = renderAccount();
    arrange(BEGIN, {
      secret: 'JBSWY3DP',
      address: 'otpauth://totp/Skybil:ada?secret=JBSWY3DP',
      message: 'Now',
    });
    arrange(CONFIRM, () => {
      arrange('GET /api/auth/second-factor', { on: true, recoveryCodesLeft: 10 });
      return { recoveryCodes: ['mfrg-gzdf-mzta-nbsw'], message: MESSAGES.secondFactorOn };
    });
    await user.type(await screen.findByLabelText('Your password'), 'secret-words');
    await user.click(await button('Turn on two-step sign-in'));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('mfrg-gzdf-mzta-nbsw')).toBeVisible();
    expect(callsTo(BEGIN)[0]?.body).toEqual({ password: 'secret-words' });
    expect(callsTo(CONFIRM)[0]?.body).toEqual({ code: '123456' });
    await user.click(await button('I have kept them'));
    expect(await screen.findByText(/Recovery codes left: 10/)).toBeVisible();
    expect(screen.queryByText('mfrg-gzdf-mzta-nbsw')).not.toBeInTheDocument();
  });

  it('is turned off with the password and a code [SIGN-38]', async () => {
    const { user } = renderAccount({ on: true, recoveryCodesLeft: 3 });
    arrange(END, () => {
      arrange('GET /api/auth/second-factor', { on: false, recoveryCodesLeft: 0 });
      return { message: MESSAGES.secondFactorOff };
    });
    await user.click(await button('Turn off'));
    await user.type(screen.getByLabelText('Your password'), 'secret-words');
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await button('Turn on two-step sign-in')).toBeVisible();
    expect(callsTo(END)[0]?.body).toEqual({ password: 'secret-words', code: '123456' });
  });
});
