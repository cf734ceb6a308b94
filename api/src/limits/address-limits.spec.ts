import type { Request } from 'express';
import type { Settings } from '../config/settings.js';
import { AddressLimits } from './address-limits.js';
import { SIGN_INS } from './limit-rules.js';
import type { LimitsService } from './limits.service.js';
import type { ReadLimit } from './read-limit.js';

const FAR = '203.0.113.7';

function counting(settings: Partial<Settings>) {
  const used: string[] = [];
  const database = { use: (who: string) => Promise.resolve(void used.push(who)) };
  const memory = { use: (who: string) => void used.push(`read ${who}`) };
  const limits = new AddressLimits(
    { RATE_LIMITS: 'on', isProduction: false, ...settings } as Settings,
    database as unknown as LimitsService,
    memory as unknown as ReadLimit,
  );
  return { limits, used };
}
const from = (ip: string, method = 'POST') => ({ ip, method }) as Request;

describe('limits by address', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'I8: %s has none outside production',
    async (ip) => {
      const { limits, used } = counting({});
      await limits.useAddress(from(ip), ...SIGN_INS);
      await limits.useRequest(from(ip), {});
      await limits.useRequest(from(ip, 'GET'), {});
      expect(used).toEqual([]);
    },
  );

  it.each(['10.0.0.1', '192.168.127.1', '1.127.0.0', '::ffff:10.127.0.1', '2001:db8::1', '::2', '::1:0'])(
    'I8: %s is no loopback address and counts',
    async (ip) => {
      const { limits, used } = counting({});
      await limits.useAddress(from(ip), ...SIGN_INS);
      await limits.useRequest(from(ip, 'HEAD'), {});
      expect(used).toEqual([`address ${ip}`, `read ${ip}`]);
    },
  );

  it('I8: in production loopback counts like any other', async () => {
    const { limits, used } = counting({ isProduction: true });
    await limits.useAddress(from('127.0.0.1'), ...SIGN_INS);
    await limits.useRequest(from('127.0.0.1', 'HEAD'), {});
    expect(used).toEqual(['address 127.0.0.1', 'read 127.0.0.1']);
  });

  it('I8: a write counts for whoever is signed in, wherever from, and else for the address', async () => {
    const { limits, used } = counting({});
    await limits.useRequest(from('127.0.0.1', 'PUT'), { company: { companyId: 'c' } });
    await limits.useRequest(from(FAR), { seeker: { userId: 's', sessionId: '' } });
    await limits.useRequest(from(FAR), {});
    expect(used).toEqual(['c', 's', `address ${FAR}`]);
  });

  it('I8: a read counts for the address, also when somebody is signed in', async () => {
    const { limits, used } = counting({});
    await limits.useRequest(from(FAR, 'GET'), { company: { companyId: 'c' } });
    expect(used).toEqual([`read ${FAR}`]);
  });

  it('I8: RATE_LIMITS=off lifts all of these', async () => {
    const { limits, used } = counting({ RATE_LIMITS: 'off' });
    await limits.useAddress(from(FAR), ...SIGN_INS);
    await limits.useRequest(from(FAR), { company: { companyId: 'c' } });
    await limits.useRequest(from(FAR, 'GET'), {});
    await limits.useIdentity('c', ...SIGN_INS);
    expect(used).toEqual([]);
  });
});
