import ipaddr from 'ipaddr.js';

/** What is counted of where a request comes from; `times` the limit of an address. */
export interface Origin {
  name: string;
  times: number;
}

/** A household is given a /64 of IPv6 addresses, a customer with several of them a /56. */
const TIMES_OF_56 = 10;
const WITH_PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * The address of IPv4, which a mapped one is too; of IPv6 the networks that one customer has, since each may take any
 * address in them. What is no address is one bucket (LIMIT-2).
 */
export function originsOf(given: string | undefined): [Origin, ...Origin[]] {
  const [, bracketed, dotted] = WITH_PORT.exec(given ?? '') ?? [];
  const text = bracketed ?? dotted ?? given ?? '';
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text))
    return [{ name: 'no address', times: 1 }];
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return [{ name: address.toString(), times: 1 }];
  const bytes = address.toByteArray();
  const network = (length: number) => `${Buffer.from(bytes.slice(0, length / 8)).toString('hex')}/${length}`;
  return [
    { name: network(64), times: 1 },
    { name: network(56), times: TIMES_OF_56 },
  ];
}
