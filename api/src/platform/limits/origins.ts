import ipaddr from 'ipaddr.js';

/** A network that a request is counted for. Its limit is `times` that of an address. */
export interface Origin {
  name: string;
  times: number;
}

const WITH_PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const NO_ADDRESS: [Origin] = [{ name: 'no address', times: 1 }];
/** A forwarded header may be longer than any address. */
const ADDRESS_CHARACTERS = 64;

/**
 * Networks to count a request for. IPv6 counts by network: a household gets a /64 and can use any address in it, a customer
 * with several households a /56. All invalid addresses share one counter (LIMIT-2).
 */
export function originsOf(given = ''): [Origin, ...Origin[]] {
  if (given.length > ADDRESS_CHARACTERS) return NO_ADDRESS;
  const [, bracketed, dotted] = WITH_PORT.exec(given) ?? [];
  const text = bracketed ?? dotted ?? given;
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return NO_ADDRESS;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return [{ name: address.toString(), times: 1 }];
  const bytes = address.toByteArray();
  const network = (length: number) => `${Buffer.from(bytes.slice(0, length / 8)).toString('hex')}/${length}`;
  return [
    { name: network(64), times: 1 },
    { name: network(56), times: 10 },
  ];
}
