import { screen, waitFor } from '@testing-library/react';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { arrangeSeeker, person } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const attributesOf = (field: HTMLElement) =>
  Object.fromEntries(
    ['type', 'autocomplete', 'maxlength'].map((name) => [name, field.getAttribute(name)] as const),
  );

describe('the built-in sign-in', () => {
  it('returns to the previous page [SITE-9]', async () => {
    arrange('POST /api/auth/sign-in', { token: 'fresh', message: 'Login Successful' });
    arrangeSeeker(person());
    const { user } = renderApp('/sign-in?next=%2Fapplications');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(toasts()).toEqual(['success: Login Successful']);
    expect(await screen.findByRole('button', { name: 'Hi, Ada Obi' })).toBeVisible();
    expect(localStorage.getItem('seekerToken')).toBe('fresh');
    expect(callsTo('GET /api/users/user')[0]?.headers.get('authorization')).toBe('Bearer fresh');
  });

  it('forwards a signed-in seeker to the return address [SITE-9]', async () => {
    arrangeSeeker(person());
    renderApp('/sign-in?next=%2Fapplications', { signedIn: true });
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(callsTo('POST /api/auth/sign-in')).toEqual([]);
  });

  it('has an e-mail field and a hidden password with autocomplete', async () => {
    renderApp('/sign-in');
    const email = await screen.findByLabelText('E-mail');
    expect(document.title).toBe('Sign in | Skybil');
    for (const field of [email, screen.getByLabelText('Password')]) expect(field).toBeRequired();
    expect(attributesOf(email)).toEqual({ type: 'email', autocomplete: 'email', maxlength: '254' });
    expect(attributesOf(screen.getByLabelText('Password'))).toEqual({
      type: 'password',
      autocomplete: 'current-password',
      maxlength: '128',
    });
  });

  it('sends its fields with the button', async () => {
    arrange('POST /api/auth/sign-in', noAnswerYet);
    const { user } = renderApp('/sign-in');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(callsTo('POST /api/auth/sign-in').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', password: 'secret-words' },
    ]);
  });

  it('shows field errors beside the fields and nowhere else [SITE-90]', async () => {
    const errors = { email: 'Enter a valid e-mail address', password: 'Too long' };
    arrange('POST /api/auth/sign-in', failure(400, 'bad_input', 'Please look again', errors));
    const { user } = renderApp('/sign-in');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too long');
    expect(toasts()).toEqual([]);
  });

  it('asks for the code of the second step [SIGN-21]', async () => {
    arrange('POST /api/auth/sign-in', failure(401, 'second_factor_needed', 'Enter the code'));
    const { user } = renderApp('/sign-in?next=%2Fapplications');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    arrange('POST /api/auth/sign-in', failure(400, 'invalid_code', 'No', { code: 'That code is wrong' }));
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('That code is wrong')).toBeVisible();
    expect(toasts()).toEqual([]);
    arrange('POST /api/auth/sign-in', { token: 'fresh', message: 'Login Successful' });
    arrangeSeeker(person());
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(callsTo('POST /api/auth/sign-in').at(-1)?.body).toEqual({
      email: 'ada@example.com',
      password: 'secret-words',
      code: '123456',
    });
  });

  it('is busy until the server answers', async () => {
    arrange('POST /api/auth/sign-in', noAnswerYet);
    const { user } = renderApp('/sign-in');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeDisabled();
  });

  it('links to the reset of a seeker’s password', async () => {
    renderApp('/sign-in');
    const link = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(link).toHaveAttribute('href', '/reset-password?for=seeker');
  });

  it('does not treat a wrong password as an ended session', async () => {
    arrange('POST /api/auth/sign-in', failure(401, 'invalid_credentials', 'Invalid email or password'));
    const { user } = renderApp('/sign-in');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('shows errors of a new account beside the fields', async () => {
    arrange(
      'POST /api/auth/sign-up',
      failure(409, 'email_taken', 'An account with this e-mail already exists.', { email: 'Already in use' }),
    );
    const { user } = renderApp('/sign-up');
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Obi');
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    expect(await screen.findByText('Already in use')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Already in use');
    expect(callsTo('POST /api/auth/sign-up')[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      password: 'secret-words',
    });
  });

  it('offers sign-in and password reset if the e-mail address has an account [PERSON-11]', async () => {
    arrange(
      'POST /api/auth/sign-up',
      failure(409, 'email_taken', 'An account with this e-mail already exists.'),
    );
    const { user } = renderApp('/sign-up?next=%2Fapplications');
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Obi');
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    expect(screen.queryByText(/Is it your e-mail/)).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    expect(await screen.findByText(/Is it your e-mail/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fapplications',
    );
    expect(screen.getByRole('link', { name: 'set a new password' })).toHaveAttribute(
      'href',
      '/reset-password?for=seeker&next=%2Fapplications',
    );
  });

  it('asks for all fields of a new account', async () => {
    renderApp('/sign-up');
    await screen.findByLabelText('First name');
    const fields = ['First name', 'Last name', 'E-mail', 'Password'].map((name) =>
      screen.getByLabelText(name),
    );
    for (const field of fields) expect(field).toBeRequired();
    expect(fields.map(attributesOf)).toEqual([
      { type: null, autocomplete: 'given-name', maxlength: '100' },
      { type: null, autocomplete: 'family-name', maxlength: '100' },
      { type: 'email', autocomplete: 'email', maxlength: '254' },
      { type: 'password', autocomplete: 'new-password', maxlength: '128' },
    ]);
    expect(document.title).toBe('Sign up | Skybil');
  });

  it('creates one account for several clicks', async () => {
    arrange('POST /api/auth/sign-up', noAnswerYet);
    const { user } = renderApp('/sign-up');
    for (const name of ['First name', 'Last name'])
      await user.type(await screen.findByLabelText(name), 'Ada');
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words');
    await user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('button', { name: 'Creating your account…' })).toBeDisabled();
    expect(callsTo('POST /api/auth/sign-up')).toHaveLength(1);
  });
});
