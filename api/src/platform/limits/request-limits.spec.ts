import type { Request } from 'express';
import type { Settings } from '../config/settings.js';
import {
  DATA_DOWNLOADS,
  type LimitRule,
  READS,
  REQUESTS,
  SIGN_INS,
  UPLOADS,
} from '../contract/route/limit-rules.js';
import type { LimitsService } from './limits.service.js';
import type { MemoryLimits } from './memory-limits.js';
import { RequestLimits } from './request-limits.js';

const FAR = '203.0.113.7';

function counting(settings: Partial<Settings>) {
  const used: string[] = [];
  const database = {
    use: (who: string, ...rules: LimitRule[]) =>
      Promise.resolve(void used.push(...rules.map(({ name }) => `${name} ${who}`))),
    refund: (who: string, ...rules: LimitRule[]) =>
      Promise.resolve(void used.push(...rules.map(({ name }) => `back ${name} ${who}`))),
  };
  const memory = {
    use: (who: string, { name, times }: LimitRule) => void used.push(`${name} ${who} times ${times}`),
  };
  const limits = new RequestLimits(
    { RATE_LIMITS: 'on', isProduction: false, ...settings } as Settings,
    database as unknown as LimitsService,
    memory as unknown as MemoryLimits,
  );
  return { limits, used };
}
const from = (ip: string, method = 'POST') => ({ ip, method }) as Request;

describe('RequestLimits', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'does not limit %s outside production',
    async (ip) => {
      const { limits, used } = counting({});
      await limits.use(from(ip), undefined, [...SIGN_INS]);
      await limits.use(from(ip, 'GET'), undefined);
      expect(used).toEqual([]);
    },
  );

  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['192.168.127.1', '192.168.127.1'],
    ['1.127.0.0', '1.127.0.0'],
    ['::ffff:10.127.0.1', '10.127.0.1'],
  ])('does not treat %s as loopback and counts it as %s', async (ip, counted) => {
    const { limits, used } = counting({});
    await limits.use(from(ip), undefined, [...SIGN_INS]);
    await limits.use(from(ip, 'HEAD'), undefined);
    limits.useInMemory(from(ip), REQUESTS);
    const written = ['writes', 'sign-in-minute', 'sign-in-hour'].map((name) => `${name} address ${counted}`);
    expect(used).toEqual([...written, `reads ${counted} times 1`, `requests ${counted} times 1`]);
  });

  it.each(['2001:db8::1', '2001:db8::f:1'])('counts %s for its /64 and its /56', async (ip) => {
    const { limits, used } = counting({});
    await limits.use(from(ip), undefined);
    limits.useInMemory(from(ip), READS);
    const [network, wider] = ['20010db800000000/64', '20010db8000000/56'];
    expect(used).toEqual([
      `writes address ${network}`,
      `writes address ${wider}`,
      `reads ${network} times 1`,
      `reads ${wider} times 10`,
    ]);
  });

  it('limits loopback in production', async () => {
    const { limits, used } = counting({ isProduction: true });
    await limits.use(from('127.0.0.1'), undefined);
    await limits.use(from('127.0.0.1', 'HEAD'), undefined);
    expect(used).toEqual(['writes address 127.0.0.1', 'reads 127.0.0.1 times 1']);
  });

  it('counts a write of an account for the account and for the address [LIMIT-17]', async () => {
    const { limits, used } = counting({});
    await limits.use(from('127.0.0.1', 'PUT'), { kind: 'company', id: 'c' });
    await limits.use(from(FAR), { kind: 'seeker', id: 's' });
    await limits.use(from(FAR), undefined);
    expect(used).toEqual(['writes c', 'writes s', `writes-address address ${FAR}`, `writes address ${FAR}`]);
  });

  it('counts a read for the address only, even with a session', async () => {
    const { limits, used } = counting({});
    await limits.use(from(FAR, 'GET'), { kind: 'company', id: 'c' });
    expect(used).toEqual([`reads ${FAR} times 1`]);
  });

  it.each(['GET', 'HEAD'])(
    'counts the limits declared by the route of a %s for the account, or else for the address',
    async (method) => {
      const { limits, used } = counting({});
      await limits.use(from(FAR, method), undefined, [DATA_DOWNLOADS]);
      await limits.use(from(FAR, method), { kind: 'seeker', id: 's' }, [DATA_DOWNLOADS]);
      expect(used).toEqual([
        `reads ${FAR} times 1`,
        `data-downloads address ${FAR}`,
        `reads ${FAR} times 1`,
        'data-downloads s',
      ]);
    },
  );

  it('applies no limit by address with RATE_LIMITS=off', async () => {
    const { limits, used } = counting({ RATE_LIMITS: 'off' });
    await limits.use(from(FAR), undefined, [...SIGN_INS]);
    await limits.use(from(FAR), { kind: 'company', id: 'c' });
    await limits.use(from(FAR, 'GET'), undefined);
    expect(used).toEqual([]);
  });

  it.each([
    ['counts', 'multipart/form-data', ['writes s', 'uploads s', `writes-address address ${FAR}`]],
    ['does not count', false, ['writes s', `writes-address address ${FAR}`]],
  ] as const)('%s an upload for a body of type %s', async (_, type, expected) => {
    const { limits, used } = counting({});
    const is = (asked: string) => asked === 'multipart/form-data' && type;
    const request = { ...from(FAR), is } as unknown as Request;
    await limits.use(request, { kind: 'seeker', id: 's' }, [UPLOADS]);
    expect(used).toEqual(expected);
  });

  it('refunds declared limits to an account but not to an address', async () => {
    const { limits, used } = counting({});
    await limits.refund(from(FAR), { kind: 'company', id: 'c' }, [...SIGN_INS]);
    await limits.refund(from(FAR), undefined, [...SIGN_INS]);
    expect(used).toEqual(['back sign-in-minute c', 'back sign-in-hour c']);
  });
});
