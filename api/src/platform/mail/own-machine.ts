import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * True when somebody at this machine asks: over loopback, by a loopback name (a page of another site that was given our
 * address under its own name is not), and for nobody else, as a proxy does.
 */
export function isOwnMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !FORWARDED.some((name) => name in headers)
  );
}
