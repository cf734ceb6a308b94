import { act, render, screen } from '@testing-library/react';
import { MESSAGES } from '@skybil/shared';
import { Toasts } from '../app/Toasts';
import { ApiError } from './api';
import { getAuth, setAuth, type AuthPort } from './auth/auth-port';
import { fieldErrors, reportError } from './report-error';

function signedAs(status: AuthPort['status']) {
  const dropSession = vi.fn();
  setAuth({ ...getAuth(), status, dropSession });
  render(<Toasts />);
  return dropSession;
}
const toasts = async () => {
  await screen.findByRole('alert');
  return screen.getAllByRole('alert').map((toast) => toast.textContent);
};

describe('a failed call', () => {
  it('shows its message once', async () => {
    const dropSession = signedAs('signed-in');
    act(() => {
      reportError(new ApiError('Already Applied', 409, 'already_applied'));
      reportError(new ApiError('Already Applied', 409, 'already_applied'));
    });
    expect(await toasts()).toEqual(['Already Applied']);
    expect(screen.getByRole('alert')).toHaveClass('Toastify__toast--error');
    expect(dropSession).not.toHaveBeenCalled();
  });

  it('shows a generic message for something that is not an error', async () => {
    signedAs('signed-in');
    act(() => reportError('half'));
    expect(await toasts()).toEqual([MESSAGES.internal]);
  });

  it.each(['invalid_credentials', 'not_found', 'unavailable', 'network', 'too_many_requests'] as const)(
    'with %s ends no session',
    async (code) => {
      const dropSession = signedAs('signed-in');
      act(() => reportError(new ApiError('No', 401, code)));
      expect(await toasts()).toEqual(['No']);
      expect(dropSession).not.toHaveBeenCalled();
    },
  );

  it('ends the session if it is unauthorized', async () => {
    const dropSession = signedAs('signed-in');
    reportError(new ApiError(MESSAGES.notAuthorized, 401, 'unauthorized'));
    expect(await toasts()).toEqual([MESSAGES.sessionExpired]);
    expect(screen.getByRole('alert')).toHaveClass('Toastify__toast--error');
    expect(dropSession).toHaveBeenCalledOnce();
  });

  it.each(['signed-out', 'loading'] as const)('has no session to end when %s', async (status) => {
    const dropSession = signedAs(status);
    reportError(new ApiError(MESSAGES.notAuthorized, 401, 'unauthorized'));
    expect(await toasts()).toEqual([MESSAGES.sessionExpired]);
    expect(dropSession).not.toHaveBeenCalled();
  });
});

describe('field errors', () => {
  it('come from the answer', () => {
    const errors = { email: 'Already in use' };
    expect(fieldErrors(new ApiError('No', 409, 'email_taken', errors))).toEqual(errors);
  });

  it.each([
    new ApiError('No', 500, 'internal'),
    Object.assign(new Error('No'), { errors: { email: 'x' } }),
    null,
  ])('are empty for %s', (error) => {
    expect(fieldErrors(error)).toEqual({});
  });
});
