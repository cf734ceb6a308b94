/** A `CacheStorage` in memory, as far as the worker uses one: addresses are keys, and `Vary` is ignored. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const addressOf = (key: RequestInfo | URL) => {
    const address = new URL(key instanceof Request ? key.url : String(key), self.location.href);
    return address.href;
  };

  function cacheOf(entries: Map<string, Response>) {
    return {
      match: async (key: RequestInfo) => entries.get(addressOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => {
        // a browser writes a key again behind the others
        entries.delete(addressOf(key));
        entries.set(addressOf(key), response);
      },
      add: async (key: string) => {
        const response = await fetch(addressOf(key));
        if (!response.ok) throw new TypeError('The file could not be fetched');
        entries.set(addressOf(key), response);
      },
      delete: async (key: RequestInfo) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  }

  return {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (key: RequestInfo, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(addressOf(key))?.clone(),
    /** Paths and queries of all copies in a cache, the oldest first. */
    addressesIn: (name: string) =>
      [...(stored.get(name)?.keys() ?? [])].map((url) => url.replace(self.location.origin, '')),
  };
}
