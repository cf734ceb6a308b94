import { act, renderHook } from '@testing-library/react';
import { ApiError } from './api';
import { reportError } from './report-error';
import { useSubmit } from './use-submit';

vi.mock('./report-error', async (actual) => ({ ...(await actual<object>()), reportError: vi.fn() }));

/** A call that ends when the test says so. */
function openCall() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { action: vi.fn<(...input: unknown[]) => Promise<void>>(() => promise), resolve: () => resolve() };
}

describe('submitting a form', () => {
  it('passes its input on and is busy until the server answers', async () => {
    const { action, resolve } = openCall();
    const { result } = renderHook(() => useSubmit(action));
    expect(result.current.busy).toBe(false);
    act(() => void result.current.submit('a', 1));
    expect(result.current.busy).toBe(true);
    expect(action).toHaveBeenCalledExactlyOnceWith('a', 1);
    await act(() => Promise.resolve(resolve()));
    expect(result.current.busy).toBe(false);
    expect(reportError).not.toHaveBeenCalled();
  });

  it('happens once at a time and can be repeated', async () => {
    const { action, resolve } = openCall();
    const { result } = renderHook(() => useSubmit(action));
    act(() => void result.current.submit());
    act(() => void result.current.submit());
    expect(action).toHaveBeenCalledOnce();
    await act(() => Promise.resolve(resolve()));
    await act(() => result.current.submit());
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('marks the fields of the form without a toast, and clears the marks on a retry [SITE-90]', async () => {
    const failure = new ApiError('No', 409, 'email_taken', { email: 'Already in use' });
    const action = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined);
    const { result } = renderHook(() => useSubmit(action, 'name', 'email'));
    await act(() => result.current.submit());
    expect(reportError).not.toHaveBeenCalled();
    expect(result.current.errors).toEqual({ email: 'Already in use' });
    expect(result.current.code).toBe('email_taken');
    expect(result.current.busy).toBe(false);
    await act(() => result.current.submit());
    expect(result.current.errors).toEqual({});
    expect(result.current.code).toBeUndefined();
  });

  it.each([
    ['without a field', undefined],
    ['of a field that the form does not have', { image: 'Too large' }],
  ])('reports a failure %s [SITE-90]', async (_, errors) => {
    const failure = new ApiError('No', 400, 'bad_input', errors);
    const { result } = renderHook(() => useSubmit(vi.fn().mockRejectedValue(failure), 'name', 'email'));
    await act(() => result.current.submit());
    expect(reportError).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
