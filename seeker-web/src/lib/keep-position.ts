/** The state of a step to an address at which the reader goes on where he or she was. */
export const KEEP_POSITION = { keepsPosition: true };

export function keepsPosition(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysPut' in state;
}
