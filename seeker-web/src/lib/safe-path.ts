const BASE = 'https://board.invalid';

/** A return address is a path on this site; anything else becomes `fallback`. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  const url = URL.parse(path, BASE);
  if (url?.origin !== BASE) return fallback;
  const resolved = url.pathname + url.search + url.hash;
  // Resolving takes dots away: '/.//evil.example' becomes '//evil.example', which is another site.
  return URL.parse(resolved, BASE)?.origin === BASE ? resolved : fallback;
}
