import { addToQueue, refreshQueue } from './queue-store';

describe('a browser that keeps nothing', () => {
  const row = { key: 'k', by: 'me', jobId: '1', kind: 'job', title: 'Baker', company: 'Acme' } as const;

  it('has nothing that waits, and keeps nothing', async () => {
    expect('indexedDB' in globalThis).toBe(false);
    expect(await addToQueue({ ...row, madeAt: new Date().toISOString() })).toBeUndefined();
    expect(await refreshQueue()).toEqual([]);
  });
});
