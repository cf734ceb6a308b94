/** The state of a step to an address at which the reader goes on where he or she was. */
export const STAYS_PUT = { staysPut: true };

export function staysPut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysPut' in state;
}
