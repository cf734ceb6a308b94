import type { Campaign } from '../row.mts';

/** Of all that an address asks for, in a minute. */
const REQUESTS = 6_000;
const REQUESTS_SHORT = 1_000;

/** Whoever asks more than a share. */
export const limits: Campaign = {
  shortSettings: { LIMITS: `requests=${REQUESTS_SHORT}` },
  rows: [
    {
      says: 'Whatever is asked for counts before anything is looked up: pages, wrong addresses, files, docs, failed tokens',
      attempt: async ({ client }, tries) => {
        const from = client.newAddress();
        const kinds = [
          { path: '/about' },
          { path: '/api/nothing' },
          { path: '/api/files/665f1c2e9b3e4a0012ab34cd' },
          { path: '/api/docs-json' },
          { path: '/api/users/user', headers: { authorization: 'Bearer x.y.z' } },
        ];
        // reads of the API have a smaller limit of their own; a window is the clock's minute, so two may be begun
        const cheap = [...kinds.slice(0, 2), ...kinds.slice(3, 4)];
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
          tries.that(status === 429 && Number(told['retry-after']) > 0, `${path} answered ${status}`);
        }
        tries.that((await client.ask('/api/nothing')).status === 404, 'somebody else was refused too');
      },
    },
  ],
};
