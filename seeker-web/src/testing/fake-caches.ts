/** A `CacheStorage` in memory with the methods that the worker uses. Keys are addresses; `Vary` is ignored. */
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
        // a browser moves an overwritten key to the end
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
    /** Paths and queries of all entries, oldest first. */
    addressesIn: (name: string) =>
      [...(stored.get(name)?.keys() ?? [])].map((url) => url.replace(self.location.origin, '')),
  };
}
