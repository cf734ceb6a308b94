import { connect, createServer } from 'node:net';

/** Port 0 means any free port. @returns undefined if the port is in use */
function listen(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listen(port, host)) !== undefined;
}

export async function freePort(preferred = 0): Promise<number> {
  const port = (await listen(preferred, '127.0.0.1')) ?? (await listen(0, '127.0.0.1'));
  if (port === undefined) throw new Error('no free port on the loopback address');
  return port;
}

export function answers(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
