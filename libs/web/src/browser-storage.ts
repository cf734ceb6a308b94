/** Storage that the browser may refuse (blocked cookies): then nothing is kept and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export function readStored(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  return attempt(() => window[area].getItem(key));
}

export function store(area: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  attempt(() => (value === null ? window[area].removeItem(key) : window[area].setItem(key, value)));
}
