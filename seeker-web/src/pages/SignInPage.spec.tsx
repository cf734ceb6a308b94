import { screen, waitFor } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { arrangeSeeker, person } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

describe('the built-in sign-in', () => {
  it('leads back to where the seeker came from', async () => {
    arrange('POST /api/auth/sign-in', { token: 'fresh', message: 'Login Successful' });
    arrangeSeeker(person());
    const { user } = renderApp('/sign-in?next=%2Fapplications');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Hi, Ada Obi' })).toBeVisible();
    expect(localStorage.getItem('seekerToken')).toBe('fresh');
    expect(callsTo('GET /api/users/user')[0]?.headers.get('authorization')).toBe('Bearer fresh');
  });

  it('leads to a new password of a seeker', async () => {
    renderApp('/sign-in');
    const link = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(link).toHaveAttribute('href', '/reset-password?for=seeker');
  });

  it('is not a lost session when the password is wrong', async () => {
    arrange('POST /api/auth/sign-in', failure(401, 'invalid_credentials', 'Invalid email or password'));
    const { user } = renderApp('/sign-in');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('shows what is wrong with a new account beside the field', async () => {
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
});
