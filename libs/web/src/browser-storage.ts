/** Storage that the browser may refuse (blocked cookies). Then reads return null and writes do nothing. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Undefined for a text that is not JSON. */
export function parseStored<T>(text: string | null): T | undefined {
  return attempt(() => JSON.parse(text ?? '') as T | null) ?? undefined;
}

export function readStored(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  return attempt(() => window[area].getItem(key));
}

export function store(area: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  attempt(() => (value === null ? window[area].removeItem(key) : window[area].setItem(key, value)));
}

export function storedKeys(area: 'localStorage' | 'sessionStorage', beginning: string): string[] {
  return attempt(() => Object.keys(window[area]).filter((key) => key.startsWith(beginning))) ?? [];
}
