import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** A network that a request is counted for. Its limit is `times` that of an address. */
export interface Origin {
  name: string;
  times: number;
}

/** A household gets an IPv6 /64, a customer with several households a /56. */
const TIMES_OF_56 = 10;
const WITH_PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const NO_ADDRESS: [Origin] = [{ name: 'no address', times: 1 }];
/** No valid address is longer, but a forwarded header may be. */
const ADDRESS_CHARACTERS = 64;
/** Each request looks up its origin several times, and clients return. */
const known = new LRUCache<string, [Origin, ...Origin[]]>({ max: 2_000 });

/**
 * Networks to count a request for. An IPv4-mapped IPv6 address counts as IPv4. IPv6 counts by network, because a customer
 * can use any address in it. All invalid addresses share one counter (LIMIT-2).
 */
export function originsOf(given = ''): [Origin, ...Origin[]] {
  if (given.length > ADDRESS_CHARACTERS) return NO_ADDRESS;
  const before = known.get(given);
  if (before) return before;
  const origins = readOrigins(given);
  known.set(given, origins);
  return origins;
}

function readOrigins(given: string): [Origin, ...Origin[]] {
  const [, bracketed, dotted] = WITH_PORT.exec(given) ?? [];
  const text = bracketed ?? dotted ?? given;
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return NO_ADDRESS;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return [{ name: address.toString(), times: 1 }];
  const bytes = address.toByteArray();
  const network = (length: number) => `${Buffer.from(bytes.slice(0, length / 8)).toString('hex')}/${length}`;
  return [
    { name: network(64), times: 1 },
    { name: network(56), times: TIMES_OF_56 },
  ];
}
