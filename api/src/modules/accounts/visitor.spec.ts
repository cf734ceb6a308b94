import { visitorOf } from './visitor.js';

const asked = (headers: Record<string, string>, ip = '198.51.100.7') =>
  visitorOf({ headers, ip }, { append: jest.fn(), getHeader: jest.fn() });

describe('visitorOf', () => {
  it('reads the address and its networks', () => {
    expect(asked({}).origins).toEqual([{ name: '198.51.100.7', times: 1 }]);
    expect(asked({}, '2001:db8::1').origins.map(({ times }) => times)).toEqual([1, 10]);
  });

  it.each([
    ['known_device=abc.def-_1', 'abc.def-_1'],
    ['theme=dark; known_device=abc; other=1', 'abc'],
    ['unknown_device=abc', undefined],
    ['known_device=', undefined],
    [`known_device=${'x'.repeat(401)}`, undefined],
    ['known_device=a b', undefined],
  ])('reads from the cookies %j the value %j', (cookie, value) => {
    expect(asked({ cookie }).knownDevice).toBe(value);
  });

  it('adds cookies to those already set', () => {
    const append = jest.fn();
    visitorOf({ headers: {}, ip: '::1' }, { append, getHeader: jest.fn() }).setCookie('a=b');
    expect(append).toHaveBeenCalledWith('set-cookie', 'a=b');
  });
});
