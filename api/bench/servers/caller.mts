import type { IncomingMessage } from 'node:http';

/** The subject of a token, without a check of the signature; '' for nobody. */
export function callerOf({ headers }: IncomingMessage): string {
  const token = headers.authorization ?? headers['token'];
  if (typeof token !== 'string') return '';
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
}
