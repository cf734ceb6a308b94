import type { Campaign } from '../row.mts';
import { honest } from './honest.mts';

/** Limit of all requests of one address in a minute. */
const REQUESTS = 6_000;
const REQUESTS_SHORT = 1_000;
const FEW_REQUESTS = 50;
const TIMES_OF_56 = 10;

/** Requests above the limits. */
export const limits: Campaign = {
  shortSettings: { LIMITS: `requests=${REQUESTS_SHORT}` },
  rows: [
    {
      expectation:
        'Every request counts against the limit before any lookup: pages, unknown addresses, files, docs and invalid tokens',
      attempt: async ({ client }, tries) => {
        const from = client.newAddress();
        const kinds = [
          { path: '/about' },
          { path: '/api/nothing' },
          { path: '/api/files/665f1c2e9b3e4a0012ab34cd' },
          { path: '/api/docs-json' },
          { path: '/api/users/user', headers: { authorization: 'Bearer x.y.z' } },
        ];
        // Pages and API reads have a smaller limit of their own. A window is a clock minute, so the requests may fall
        // into two.
        const cheap = kinds.filter(({ path }) => path === '/api/nothing' || path === '/api/docs-json');
        const most = 2 * tries.some(REQUESTS, REQUESTS_SHORT);
        let sent = 0;
        let isRefused = false;
        const work = async () => {
          while (!isRefused && sent < most) {
            const { path } = cheap[(sent += 1) % cheap.length] ?? { path: '/' };
            isRefused ||= (await client.ask(path, { from })).status === 429;
          }
        };
        await Promise.all(Array.from({ length: 16 }, work));
        tries.figure('requests until the first refusal', sent);
        for (const { path, headers } of kinds) {
          const { status, headers: told } = await client.ask(path, { from, headers });
          tries.check(status === 429 && Number(told['retry-after']) > 0, `${path} answered ${status}`);
        }
        tries.check((await client.ask('/api/nothing')).status === 404, 'somebody else was refused too');
      },
    },
    {
      expectation:
        'An IPv6 address counts as its network, a mapped IPv4 address as IPv4, an address with a port without the port, and all invalid addresses as one',
      settings: { LIMITS: `requests=${FEW_REQUESTS}` },
      attempt: async ({ client }, tries) => {
        const random = () => Math.floor(Math.random() * 65_535).toString(16);
        const same: [what: string, next: () => string][] = [
          ['a /64', () => `2001:db8:7:100:${random()}:${random()}:${random()}:1`],
          [
            'a mapped address',
            () => ['::ffff:198.51.100.7', '198.51.100.7', '::ffff:c633:6407'][sent++ % 3] ?? '',
          ],
          ['an address with a port', () => `198.51.100.8:${Math.floor(Math.random() * 60_000)}`],
          ['no address', () => `nobody-${random()}`],
        ];
        let sent = 0;
        const ask = async (from: string) => (await client.ask('/api/nothing', { from })).status;
        // A window is a clock minute, so the requests may fall into two.
        for (const [what, next] of same) {
          let through = 0;
          while (through <= 2 * FEW_REQUESTS && (await ask(next())) !== 429) through += 1;
          tries.check(through <= 2 * FEW_REQUESTS, `${what} got ${through} through`);
        }
        let through = 0;
        const most = 2 * TIMES_OF_56 * FEW_REQUESTS;
        for (let network = 0; through <= most; through += 1, network += 1)
          if ((await ask(`2001:db8:8:2${(network % 256).toString(16).padStart(2, '0')}::1`)) === 429) break;
        tries.check(through <= most, `a /56 got ${through} through`);
        tries.figure('requests of a /56', through);
        tries.check((await ask('2001:db8:9:100::1')) === 404, 'another network was refused');
        tries.check((await ask('198.51.100.9')) === 404, 'another address was refused');
      },
    },
    honest,
  ],
};
