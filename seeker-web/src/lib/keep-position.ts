/** Location state of a navigation that keeps scroll position and focus. */
export const KEEP_POSITION = { keepsPosition: true };

export function keepsPosition(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPosition' in state;
}
