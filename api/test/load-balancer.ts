import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Wait for the other copies to receive the change events of a write. The product allows a second. */
const CHANGES_ARRIVE_MS = 150;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One port in front of several copies of the board, like a proxy: each request goes to the next serving copy. A
 * request after a write waits until the other copies know of the write.
 */
export async function startLoadBalancer(serving: () => readonly Server[]): Promise<Server> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let changesArrived = Promise.resolve();
  const front = createServer((asked, answer) => {
    void (async () => {
      const copies = serving();
      if (copies.length > 1) await changesArrived;
      const copy = copies[(turn += 1) % copies.length];
      const { port } = copy?.address() as AddressInfo;
      const { method, url, rawHeaders: headers } = asked;
      const passed = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.pipe(answer);
        answered.on('error', () => answer.destroy());
        if (!READS.has(method ?? '')) answered.on('end', () => (changesArrived = wait(CHANGES_ARRIVE_MS)));
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    })();
  });
  front.on('close', () => agent.destroy());
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return front;
}
