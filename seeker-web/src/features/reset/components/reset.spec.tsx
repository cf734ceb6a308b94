import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { currentAddress, renderApp } from '../../../testing/render-app';

const SENT = 'If that e-mail is registered, a code is on its way';
const CODE = 'POST /api/company/send-reset-otp';
const CHECK = 'POST /api/company/check-reset-otp';
const PASSWORD = 'POST /api/company/reset-password';
const EMAIL = 'jobs@acme.example';
const box = (digit: number) => screen.getByLabelText(`Digit ${digit} of 6`);
const code = () => [1, 2, 3, 4, 5, 6].map((digit) => (box(digit) as HTMLInputElement).value).join('');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
type User = ReturnType<typeof renderApp>['user'];

async function askForCode(path = '/reset-password') {
  const app = renderApp(path);
  await app.user.click(await screen.findByLabelText('Registered e-mail'));
  await app.user.paste(EMAIL);
  await app.user.keyboard('{Enter}');
  await screen.findByRole('group', { name: 'Code' });
  return app;
}

async function enterCode(user: User, digits = '123456') {
  await user.click(box(1));
  await user.paste(digits);
  await user.click(button('Next'));
}

async function choosePassword(user: User) {
  await user.click(await screen.findByLabelText('New password'));
  await user.paste('brand-new-one');
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  arrange(CODE, { message: SENT });
  arrange(CHECK, { message: 'The code is right.' });
});

describe('requesting a code', () => {
  it('sends the e-mail address and shows six empty boxes with the focus in the first', async () => {
    await askForCode();
    expect(callsTo(CODE).map(({ body }) => body)).toEqual([{ email: EMAIL }]);
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(box(1)).toHaveFocus();
    expect(code()).toBe('');
    expect(screen.getByText(/Enter the 6-digit code sent to jobs@acme.example/)).toHaveTextContent(
      'It works for 10 minutes; the link in the same mail works for 24 hours.',
    );
  });

  it('shows an error beside a refused e-mail address', async () => {
    arrange(CODE, failure(400, 'bad_input', 'Please check', { email: 'Enter a valid e-mail address' }));
    const { user } = renderApp('/reset-password');
    await user.type(await screen.findByLabelText('Registered e-mail'), 'a@b{Enter}');
    expect(await screen.findByText('Enter a valid e-mail address')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Code' })).not.toBeInTheDocument();
  });

  it('is busy until the server answers', async () => {
    arrange(CODE, noAnswerYet);
    const { user } = renderApp('/reset-password');
    const email = await screen.findByLabelText('Registered e-mail');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAttribute('maxlength', '254');
    await user.type(email, 'a@b.example{Enter}');
    expect(button('Sending…')).toBeDisabled();
  });

  it('can be repeated for another e-mail address', async () => {
    const { user } = await askForCode();
    await user.click(button('Change e-mail'));
    expect(screen.getByLabelText('Registered e-mail')).toHaveValue(EMAIL);
  });

  it('is possible again after 60 seconds and clears the boxes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { user } = await askForCode();
    await user.click(box(1));
    await user.paste('12');
    expect(button('Send a new code in 60 s')).toBeDisabled();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(button('Send a new code in 1 s')).toBeDisabled();
    act(() => void vi.advanceTimersByTime(1_000));
    fireEvent.click(button('Send a new code'));
    await waitFor(() => expect(callsTo(CODE)).toHaveLength(2));
    await waitFor(() => expect(code()).toBe(''));
    expect(button('Send a new code in 60 s')).toBeDisabled();
    expect(callsTo(CODE)[1]?.body).toEqual({ email: EMAIL });
  });
});

describe('the boxes of a code', () => {
  it('allow a digit to be replaced, deleted and typed again', async () => {
    const { user } = await askForCode();
    await user.keyboard('123456');
    expect(code()).toBe('123456');
    expect(box(6)).toHaveFocus();
    await user.click(box(2));
    await user.keyboard('9');
    expect(code()).toBe('193456');
    expect(box(3)).toHaveFocus();
    expect(box(3)).toHaveSelection('3');
    await user.keyboard('{Backspace}');
    expect(code()).toBe('19456');
    await user.keyboard('{Backspace}');
    expect(box(2)).toHaveFocus();
  });

  it('take the second of two digits in one box', async () => {
    await askForCode();
    fireEvent.change(box(1), { target: { value: '1' } });
    fireEvent.change(box(1), { target: { value: '17' } });
    expect(code()).toBe('7');
  });

  it('refuse letters and keep the focus', async () => {
    const { user } = await askForCode();
    await user.keyboard('x');
    expect(code()).toBe('');
    expect(box(1)).toHaveFocus();
  });

  it('are all required, with one digit each', async () => {
    const { user } = await askForCode();
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      expect(box(digit)).toBeRequired();
      expect(box(digit)).toHaveAttribute('pattern', String.raw`\d`);
      expect(box(digit)).toHaveAttribute('inputmode', 'numeric');
    }
    await enterCode(user, '12345');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(2)).toHaveAttribute('autocomplete', 'off');
  });
});

describe('choosing the new password', () => {
  it('has the focus in its field and has sent nothing yet', async () => {
    const { user } = await askForCode();
    await enterCode(user);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(callsTo(CHECK).map(({ body }) => body)).toEqual([{ email: EMAIL, otp: '123456' }]);
    expect(callsTo(PASSWORD)).toEqual([]);
  });

  it('keeps the code if the password is refused', async () => {
    arrange(PASSWORD, failure(400, 'bad_input', 'Please check', { newPassword: 'Too common' }));
    const { user } = await askForCode();
    await enterCode(user);
    await choosePassword(user);
    expect(await screen.findByText('Too common')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('brand-new-one');
    expect(callsTo(PASSWORD)[0]?.body).toEqual({ email: EMAIL, otp: '123456', newPassword: 'brand-new-one' });
  });

  it('returns to the boxes if the code is refused', async () => {
    arrange(PASSWORD, failure(400, 'bad_input', 'Please check', { otp: 'Six digits' }));
    const { user } = await askForCode();
    await enterCode(user);
    await choosePassword(user);
    await waitFor(() => expect(box(1)).toHaveFocus());
    expect(code()).toBe('');
  });

  it('stays if the board is down', async () => {
    arrange(PASSWORD, failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = await askForCode();
    await enterCode(user);
    await choosePassword(user);
    expect(await screen.findByText('A part of the board is down.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('brand-new-one');
    expect(currentAddress()).toBe('/reset-password');
  });

  it('is busy until the server answers, and sends one request', async () => {
    arrange(PASSWORD, noAnswerYet);
    const { user } = await askForCode();
    await enterCode(user);
    await choosePassword(user);
    expect(button('Saving…')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(callsTo(PASSWORD)).toHaveLength(1);
  });
});
