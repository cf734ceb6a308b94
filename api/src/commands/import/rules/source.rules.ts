const SOURCES = [
  { host: 'remoteok.com', name: 'Remote OK', yearlyPay: true },
  { host: 'jobberman.com', name: 'Jobberman', country: 'NG' },
  { host: 'myjobmag.com', name: 'MyJobMag', country: 'NG', collections: /^\/jobs\// },
] as const;
/** 'Jobs', 'Latest Jobs', 'Career Opportunities at …' */
const HEADING =
  /^(?:(?:latest|fresh|recent|new|current|ongoing)\s+)?(?:(?:job|career)\s+)?(?:jobs|openings|opportunities|vacancies|offers|positions)(?:\s+at\s.+)?$/i;
const MAX_ADDRESS = 2_000;

export interface Source {
  sourceUrl: string;
  sourceName: string;
}

export function sourceOf(given: string): Source | undefined {
  const address = URL.parse(given.trim());
  if (!address || !['http:', 'https:'].includes(address.protocol)) return undefined;
  if (address.username !== '' || address.password !== '' || given.length > MAX_ADDRESS) return undefined;
  address.hash = '';
  return {
    sourceUrl: address.href,
    sourceName: known(address)?.name ?? address.hostname.replace(/^www\./, ''),
  };
}

export function isCollection(title: string, sourceUrl: string): boolean {
  const address = new URL(sourceUrl);
  const source = known(address);
  return (
    HEADING.test(title) ||
    (source !== undefined && 'collections' in source && source.collections.test(address.pathname))
  );
}

export function paysByTheYear(url: string): boolean {
  const address = URL.parse(url.trim());
  const source = address ? known(address) : undefined;
  return source !== undefined && 'yearlyPay' in source;
}

/** The country of a source that advertises jobs of one country. */
export function countryOfSource(url: string): string | undefined {
  const address = URL.parse(url);
  const source = address ? known(address) : undefined;
  return source !== undefined && 'country' in source ? source.country : undefined;
}

function known({ hostname }: URL) {
  return SOURCES.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`));
}
