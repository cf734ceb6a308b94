import { getAuth, knownAuth, setAuth } from './auth-port';

const ADA = { ...getAuth(), status: 'signed-in' as const, userKey: 'ada' };

/** Who was told to somebody who asked. */
function ask() {
  const told = vi.fn();
  void knownAuth().then(told);
  return told;
}

describe('waiting for the sign-in state', () => {
  it('resolves once the state is known', async () => {
    const told = ask();
    setAuth(null);
    setAuth(ADA);
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(ADA));
  });

  it('resolves at once if the state is known', async () => {
    setAuth(ADA);
    const told = ask();
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(ADA));
  });
});
