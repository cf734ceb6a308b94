import type { Request } from 'express';
import { wantsLowData } from './low-data.js';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as Request;

describe('wantsLowData', () => {
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
  ])('for a request with the headers %j is %j', (headers, expected) => {
    expect(wantsLowData(request(headers as Record<string, string>))).toBe(expected);
  });
});
