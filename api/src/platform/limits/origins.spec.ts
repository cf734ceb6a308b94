import { originsOf } from './origins.js';

const names = (address: string | undefined) => originsOf(address).map(({ name }) => name);

describe('originsOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:52100', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:52100', '203.0.113.7'],
  ])('reads %s as the address %s', (given, counted) => {
    expect(originsOf(given)).toEqual([{ name: counted, times: 1 }]);
  });

  it('counts an IPv6 address by its /64, and ten times as many by its /56 [LIMIT-2]', () => {
    expect(originsOf('2001:db8:1:2345:6:7:8:9')).toEqual([
      { name: '20010db800012345/64', times: 1 },
      { name: '20010db8000123/56', times: 10 },
    ]);
  });

  it.each([
    '2001:db8:1:2345::1',
    '2001:0DB8:1:2345:ffff::',
    '[2001:db8:1:2345::7]:443',
    '2001:db8:1:2345::7%eth0',
  ])('gives %s the same networks as its neighbours', (given) => {
    expect(names(given)).toEqual(names('2001:db8:1:2345:6:7:8:9'));
  });

  it('counts a very long text as an invalid address [LIMIT-2]', () => {
    expect(names(`203.0.113.${'7'.repeat(10_000)}`)).toEqual(names(undefined));
  });

  it('distinguishes neighbours in a /56 from addresses outside it', () => {
    const [network, wider] = names('2001:db8:1:2345::1');
    expect(names('2001:db8:1:2346::1')).toEqual([expect.not.stringMatching(network ?? ''), wider]);
    expect(names('2001:db8:1:2445::1')[1]).not.toBe(wider);
  });

  it.each([undefined, '', 'unknown', '203.0.113', '203.0.113.7.8', '1', '0x7f000001', ':::', '[x]:1'])(
    'counts the invalid address %j together with all other invalid ones [LIMIT-2]',
    (given) => {
      expect(originsOf(given)).toEqual([{ name: 'no address', times: 1 }]);
    },
  );
});
