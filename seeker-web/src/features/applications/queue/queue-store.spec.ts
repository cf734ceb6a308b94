import { addToQueue, refreshQueue } from './queue-store';

describe('a browser without storage', () => {
  const row = { key: 'k', by: 'me', jobId: '1', kind: 'job', title: 'Baker', company: 'Acme' } as const;

  it('has an empty queue and cannot add to it', async () => {
    expect('indexedDB' in globalThis).toBe(false);
    expect(await addToQueue({ ...row, madeAt: new Date().toISOString() })).toBeUndefined();
    expect(await refreshQueue()).toEqual([]);
  });
});
