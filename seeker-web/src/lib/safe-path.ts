const BASE = 'https://board.invalid';

/** A return address is a path on this site; anything else becomes `fallback`. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  const url = URL.parse(path, BASE);
  return url?.origin === BASE ? url.pathname + url.search + url.hash : fallback;
}
