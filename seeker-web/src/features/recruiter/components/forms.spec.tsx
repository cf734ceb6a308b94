import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LIMITS } from '@skybil/shared';
import { Toasts } from '../../../app/Toasts';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { logoProblem } from '../logo-problem';
import RecruiterDialog from './RecruiterDialog';

const REGISTER = 'POST /api/company/register';
const LOGIN = 'POST /api/company/login';
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const logo = (name = 'logo.png', type = 'image/png') => new File(['x'], name, { type });
type User = ReturnType<typeof userEvent.setup>;

function open() {
  const onSignedIn = vi.fn();
  render(
    <MemoryRouter>
      <RecruiterDialog onClose={vi.fn()} onSignedIn={onSignedIn} />
      <Toasts />
    </MemoryRouter>,
  );
  return { user: userEvent.setup({ applyAccept: false }), onSignedIn };
}

async function openLogoStep() {
  const app = open();
  await app.user.click(button('Sign Up'));
  for (const [name, words] of [
    ['Company name', 'Acme Foods'],
    ['E-mail', 'jobs@acme.example'],
    ['Password', 'a-good-one'],
  ] as const) {
    await app.user.click(field(name));
    await app.user.paste(words);
  }
  await app.user.click(button('next'));
  return app;
}
const upload = (user: User, file: File) => user.upload(field('Company logo'), file);

let made: string[];
let revoked: string[];
beforeEach(() => {
  made = [];
  revoked = [];
  URL.createObjectURL = () => {
    made.push(`blob:${made.length}`);
    return made.at(-1) ?? '';
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

describe('the login of a recruiter', () => {
  it.each([false, true])('sends its fields and whether to stay signed in (%s), once', async (rememberMe) => {
    arrange(LOGIN, noAnswerYet);
    const { user } = open();
    if (rememberMe) await user.click(field('Keep me signed in for 7 days'));
    await user.type(field('E-mail'), 'jobs@acme.example');
    await user.type(field('Password'), 'secret-words{Enter}');
    expect(button('Signing in…')).toBeDisabled();
    await waitFor(() => expect(callsTo(LOGIN)).toHaveLength(1));
    expect(callsTo(LOGIN).map(({ body }) => body)).toEqual([
      { email: 'jobs@acme.example', password: 'secret-words', rememberMe },
    ]);
  });

  it('requires both fields and hides the password', () => {
    open();
    expect(field('E-mail')).toBeRequired();
    expect(field('E-mail')).toHaveAttribute('type', 'email');
    expect(field('E-mail')).toHaveAttribute('maxlength', '254');
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toBeRequired();
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toHaveAttribute('maxlength', '128');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows a field error beside the field and nowhere else [SITE-90]', async () => {
    const errors = { email: 'Enter a valid e-mail address', password: 'Too long' };
    arrange(LOGIN, failure(400, 'bad_input', 'Please check the marked fields and try again', errors));
    const { user } = open();
    await user.type(field('E-mail'), 'jobs@acme.example');
    await user.type(field('Password'), 'x{Enter}');
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('E-mail')).toHaveAccessibleDescription(errors.email);
    expect(field('Password')).toHaveAccessibleDescription(errors.password);
    expect(button('login')).toBeEnabled();
  });
});

describe('the second step of the login', () => {
  const NEEDED = failure(401, 'second_factor_needed', 'Enter the code from your authenticator app');
  async function toSecondStep() {
    arrange(LOGIN, NEEDED);
    const app = open();
    await app.user.type(field('E-mail'), 'jobs@acme.example');
    await app.user.type(field('Password'), 'secret-words{Enter}');
    await screen.findByLabelText('Code');
    return app;
  }

  it('asks for the code after a correct password, without an error and with the focus in its field', async () => {
    await toSecondStep();
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code')).toHaveAccessibleDescription(
      'Six digits from the app, or one of your recovery codes',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends the same fields with the code and signs in [SIGN-21]', async () => {
    const { user, onSignedIn } = await toSecondStep();
    arrange(LOGIN, { message: 'Login Successful', token: 'of-acme' });
    await user.keyboard('402 913{Enter}');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(callsTo(LOGIN).at(-1)?.body).toEqual({
      email: 'jobs@acme.example',
      password: 'secret-words',
      rememberMe: false,
      code: '402 913',
    });
  });

  it('shows beside the field that the code is wrong and keeps the input', async () => {
    const { user, onSignedIn } = await toSecondStep();
    const sentence = 'That code is wrong or was used already';
    arrange(LOGIN, failure(400, 'invalid_code', sentence, { code: sentence }));
    await user.keyboard('000000{Enter}');
    await screen.findByText(sentence, { selector: '.field__error' });
    expect(field('Code')).toHaveValue('000000');
    expect(button('login')).toBeEnabled();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('leads back to the password', async () => {
    const { user } = await toSecondStep();
    await user.click(button('Use another account'));
    expect(field('E-mail')).toHaveValue('jobs@acme.example');
    await user.click(button('login'));
    expect(callsTo(LOGIN).at(-1)?.body).toMatchObject({
      email: 'jobs@acme.example',
      password: 'secret-words',
    });
    expect(callsTo(LOGIN).at(-1)?.body).not.toHaveProperty('code');
  });
});

describe('the sign-up of a recruiter', () => {
  it('returns to an empty login with its link', async () => {
    const { user } = open();
    expect(screen.getByText(/Don't have an account\?/)).toBeVisible();
    await user.type(field('Password'), 'secret');
    await user.click(button('Sign Up'));
    await user.click(button('Login'));
    expect(screen.getByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
    expect(field('Password')).toHaveValue('');
  });

  it('requires a name of at most 100 characters, an e-mail address and a new password', async () => {
    const { user } = open();
    await user.click(button('Sign Up'));
    expect(field('Company name')).toBeRequired();
    expect(field('Company name')).toHaveAttribute('maxlength', '100');
    expect(field('Company name')).toHaveAttribute('autocomplete', 'organization');
    expect(field('E-mail')).toBeRequired();
    expect(field('E-mail')).toHaveAttribute('type', 'email');
    expect(field('E-mail')).toHaveAttribute('maxlength', '254');
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('minlength', '8');
    await user.click(button('next'));
    expect(button('next')).toBeVisible();
  });

  it('keeps its input when returning from the logo', async () => {
    const { user } = await openLogoStep();
    expect(callsTo(REGISTER)).toEqual([]);
    await user.click(button('Back'));
    expect(field('Company name')).toHaveValue('Acme Foods');
    expect(field('E-mail')).toHaveValue('jobs@acme.example');
    expect(field('Password')).toHaveValue('a-good-one');
  });

  it('is busy until the server answers, and sends one request', async () => {
    arrange(REGISTER, noAnswerYet);
    const { user } = await openLogoStep();
    await user.dblClick(button('create account'));
    expect(button('Creating the account…')).toBeDisabled();
    expect(callsTo(REGISTER)).toHaveLength(1);
  });

  it('stores the token of the new company', async () => {
    arrange(REGISTER, { token: 'new-token', message: 'Company registered successfully' });
    const { user, onSignedIn } = await openLogoStep();
    await user.click(button('create account'));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(localStorage.getItem('companyToken')).toBe('new-token');
    expect(sessionStorage.getItem('pendingToast')).toContain('Company registered successfully');
  });

  it.each(['name', 'email', 'password'])('returns to the first step for a refused %s', async (name) => {
    arrange(REGISTER, failure(400, 'bad_input', 'Please check', { [name]: 'Not this one' }));
    const { user } = await openLogoStep();
    await user.click(button('create account'));
    expect(await screen.findByText('Not this one')).toHaveClass('field__error');
    await user.click(button('next'));
    expect(button('create account')).toBeVisible();
  });

  it('stays at a refused logo and shows the error there', async () => {
    arrange(REGISTER, failure(415, 'unsupported_type', 'Choose a picture', { image: 'Cannot be drawn' }));
    const { user, onSignedIn } = await openLogoStep();
    await upload(user, logo());
    await user.click(button('create account'));
    expect(await screen.findByText('Cannot be drawn')).toBeVisible();
    expect(field('Company logo')).toHaveAttribute('aria-invalid', 'true');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(localStorage.getItem('companyToken')).toBeNull();
  });
});

describe('the logo of a new company', () => {
  const picture = () => document.querySelector('img');

  it('is shown before it is sent, and replaced when another is chosen', async () => {
    const { user } = await openLogoStep();
    expect(screen.getByText('AF')).toBeVisible();
    expect(screen.getByText(/PNG, JPEG or WebP, up to 2 MB/)).toBeVisible();
    await upload(user, logo('a.png'));
    expect(picture()).toHaveAttribute('src', 'blob:0');
    await upload(user, logo('b.webp', 'image/webp'));
    expect(picture()).toHaveAttribute('src', 'blob:1');
    expect(revoked).toEqual(['blob:0']);
    expect(field('Company logo')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
    expect(field('Company logo')).not.toHaveAttribute('aria-invalid');
  });

  it('stays visible after returning to the first step', async () => {
    const { user } = await openLogoStep();
    await upload(user, logo('a.png'));
    await user.click(button('Back'));
    expect(revoked).toEqual(made);
    await user.click(button('next'));
    expect(picture()).toHaveAttribute('src', made.at(-1));
    expect(revoked).not.toContain(made.at(-1));
  });

  it('is neither shown nor sent if it is refused', async () => {
    arrange(REGISTER, { token: 'new-token', message: 'Company registered successfully' });
    const { user, onSignedIn } = await openLogoStep();
    await upload(user, logo());
    await upload(user, logo('a.svg', 'image/svg+xml'));
    expect(screen.getByText('Choose a PNG, JPEG or WebP picture')).toHaveAttribute('role', 'alert');
    expect(picture()).toBeNull();
    expect(screen.queryByText('logo.png')).not.toBeInTheDocument();
    await user.click(button('create account'));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(callsTo(REGISTER)[0]?.body).not.toHaveProperty('image');
  });

  it('replaces the error of a previous file', async () => {
    const { user } = await openLogoStep();
    await upload(user, logo('a.svg', 'image/svg+xml'));
    expect(screen.getByRole('alert')).toBeVisible();
    await upload(user, logo());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Company logo')).not.toHaveAttribute('aria-invalid');
  });

  const sized = (size: number, type = 'image/png') =>
    Object.defineProperty(logo('logo', type), 'size', { value: size });
  it.each([
    ['image/png', LIMITS.logoBytes, undefined],
    ['image/jpeg', 1, undefined],
    ['image/webp', 1, undefined],
    ['image/png', LIMITS.logoBytes + 1, 'That file is too large. PDFs may have 5 MB, logos 2 MB.'],
    ['image/png', 0, 'That file is empty. Choose another one.'],
    ['image/gif', 1, 'Choose a PNG, JPEG or WebP picture'],
    ['image/svg+xml', 1, 'Choose a PNG, JPEG or WebP picture'],
    ['', 1, 'Choose a PNG, JPEG or WebP picture'],
  ])('of type %s with %i bytes: %s', (type, size, problem) => {
    expect(logoProblem(sized(size, type))).toBe(problem);
  });

  it('is released when the dialog closes', async () => {
    const { user } = await openLogoStep();
    await upload(user, logo());
    await act(async () => user.click(button('Back')));
    expect(revoked).toEqual(made);
  });
});
