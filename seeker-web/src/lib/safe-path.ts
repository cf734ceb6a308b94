const BASE = 'https://board.invalid';

/** `URL.parse` would do the same, but is younger than the browsers that the site is for. */
function onSite(path: string): URL | undefined {
  try {
    const url = new URL(path, BASE);
    return url.origin === BASE ? url : undefined;
  } catch {
    return undefined;
  }
}

/** A return address is a path on this site; anything else becomes `fallback`. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  const url = onSite(path);
  if (!url) return fallback;
  const resolved = url.pathname + url.search + url.hash;
  // Resolving takes dots away: '/.//evil.example' becomes '//evil.example', which is another site.
  return onSite(resolved) ? resolved : fallback;
}
