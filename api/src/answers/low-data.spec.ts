import type { Request } from 'express';
import { knownAddress, wantsLowData } from './low-data.js';

const request = (headers: Record<string, string>, path = '/') =>
  ({ headers, path, originalUrl: `${path}?page=2` }) as unknown as Request;

describe('a page with few data', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'lowData=1' }, true],
    [{ cookie: 'a=b; lowData=1; c=d' }, true],
    [{ cookie: 'lowData=0', 'save-data': 'on' }, false],
    [{ cookie: 'lowData=1', 'save-data': 'off' }, true],
    [{ cookie: 'lowData=7', 'save-data': 'on' }, true],
    [{ cookie: 'notlowData=1' }, false],
    [{ cookie: 'lowData=11' }, false],
  ])('of one that asks with %j is wanted: %j', (headers, expected) => {
    expect(wantsLowData(request(headers as Record<string, string>))).toBe(expected);
  });

  it('is known beside the one with all, and an answer of the API is the same for both', () => {
    const low = { 'save-data': 'on' };
    expect(knownAddress(request(low))).not.toBe(knownAddress(request({})));
    expect(knownAddress(request(low, '/api/jobs'))).toBe(knownAddress(request({}, '/api/jobs')));
  });
});
