import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** What is counted of where a request comes from; `times` the limit of an address. */
export interface Origin {
  name: string;
  times: number;
}

/** A household is given a /64 of IPv6 addresses, a customer with several of them a /56. */
const TIMES_OF_56 = 10;
const WITH_PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const NO_ADDRESS: [Origin] = [{ name: 'no address', times: 1 }];
/** No address is longer; what a proxy is told may be. */
const ADDRESS_CHARACTERS = 64;
/** Each request asks for its origin several times, and who comes once comes again. */
const known = new LRUCache<string, [Origin, ...Origin[]]>({ max: 2_000 });

/**
 * The address of IPv4, which a mapped one is too; of IPv6 the networks that one customer has, since each may take any
 * address in them. What is no address is one bucket (LIMIT-2).
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
