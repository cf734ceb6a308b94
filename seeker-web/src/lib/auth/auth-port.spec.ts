import { getAuth, knownAuth, setAuth } from './auth-port';

const ADA = { ...getAuth(), status: 'signed-in' as const, userKey: 'ada' };

/** Who was told to somebody who asked. */
function ask() {
  const told = vi.fn();
  void knownAuth().then(told);
  return told;
}

describe('who asks who is signed in', () => {
  it('is told once that is known, and not before', async () => {
    const told = ask();
    setAuth(null);
    setAuth(ADA);
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(ADA));
  });

  it('is told at once when it is known', async () => {
    setAuth(ADA);
    const told = ask();
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(ADA));
  });
});
