import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { currentAddress, renderApp } from '../../../testing/render-app';

const SECRET = 'pLrZ0v6oQm1hX3cW8sT2yK5uN7aE9dF4gJ6iB0lC1qM';
const FRAGMENT = `#email=ada%2Bwork%40mail.example&secret=${SECRET}`;

async function choosePassword(path: string) {
  const { user } = renderApp(path);
  await user.click(await screen.findByLabelText('New password'));
  await user.paste('brand-new-one');
  await user.keyboard('{Enter}');
}

describe('the link of a reset mail', () => {
  it.each([
    ['a recruiter', '/reset-password', 'POST /api/company/reset-password', '/login?recruiter=login'],
    ['a seeker', '/reset-password?for=seeker', 'POST /api/auth/reset-password', '/sign-in'],
  ])(
    'leads %s to the new password, sends its data, and to the login if signing in fails [SITE-14]',
    async (_, path, call, next) => {
      arrange(call, { message: MESSAGES.passwordReset });
      for (const signIn of ['POST /api/company/login', 'POST /api/auth/sign-in'])
        arrange(signIn, failure(503, 'unavailable', MESSAGES.unavailable));
      await choosePassword(path + FRAGMENT);
      await waitFor(() => expect(currentAddress()).toBe(next));
      expect(callsTo(call).map(({ body }) => body)).toEqual([
        { email: 'ada+work@mail.example', secret: SECRET, newPassword: 'brand-new-one' },
      ]);
    },
  );

  it('is removed from the address and the history [SITE-14]', async () => {
    const before = window.history.length;
    renderApp(`/reset-password?for=seeker${FRAGMENT}`);
    await screen.findByLabelText('New password');
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(currentAddress()).toBe('/reset-password?for=seeker');
    expect(window.history.length).toBe(before);
  });

  it('leads to a new request if it was used, with the e-mail address filled in', async () => {
    const call = 'POST /api/auth/reset-password';
    arrange(
      call,
      failure(400, 'invalid_code', MESSAGES.resetLinkInvalid, { secret: MESSAGES.resetLinkInvalid }),
    );
    await choosePassword(`/reset-password?for=seeker${FRAGMENT}`);
    expect(await screen.findByText(MESSAGES.resetLinkInvalid)).toBeVisible();
    expect(await screen.findByLabelText('Registered e-mail')).toHaveValue('ada+work@mail.example');
  });

  it('keeps the typed password if it is refused', async () => {
    const call = 'POST /api/auth/reset-password';
    arrange(call, failure(400, 'bad_input', 'Please check', { newPassword: 'Too common' }));
    await choosePassword(`/reset-password?for=seeker${FRAGMENT}`);
    expect(await screen.findByText('Too common')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('brand-new-one');
  });

  it.each(['#email=ada%40mail.example', `#secret=${SECRET}`, '#top'])(
    'that is not whole (%s) begins at the e-mail',
    async (fragment) => {
      renderApp(`/reset-password${fragment}`);
      expect(await screen.findByLabelText('Registered e-mail')).toHaveValue('');
    },
  );
});
