import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** Forwards connections from the board to another server, so that a test can cut them. */
export interface Proxy {
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts data and never answers. */
  freeze(): void;
  restore(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const port = await freePort();
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const behind = connect(Number(targetPort), hostname);
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        behind.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (!isFrozen) behind.write(chunk);
    });
    behind.pipe(client);
  });
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    freeze: () => void (isFrozen = true),
    async restore() {
      isFrozen = false;
      if (!server.listening) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
  };
  await proxy.restore();
  return proxy;
}
