const BASE = 'https://board.invalid';

/** `URL.parse` is newer than some supported browsers. */
function onSite(path: string): URL | undefined {
  try {
    const url = new URL(path, BASE);
    return url.origin === BASE ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Accepts only a path on this site as a return address. Anything else becomes `fallback`. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  const url = onSite(path);
  if (!url) return fallback;
  const resolved = url.pathname + url.search + url.hash;
  // Resolving removes dot segments: '/.//evil.example' becomes '//evil.example', which is another site.
  return onSite(resolved) ? resolved : fallback;
}
