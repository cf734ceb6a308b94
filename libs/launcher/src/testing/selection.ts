import { UserError } from '@skybil/mongod/user-error';
import type { Ring } from './ring.ts';

/** A ring that was asked for, with what stood behind its name. */
export interface Selected {
  ring: Ring;
  /** Parts of paths; from the first option on, whatever its tool understands. */
  words: string[];
}

/** Reads `npm test -- RING [FILE ...] [--option ...] [RING ...]`; nothing at all asks for every ring. */
export function selected(rings: Ring[], words: string[]): Selected[] {
  if (words.length === 0) return rings.filter((ring) => !ring.onRequest).map((ring) => ({ ring, words: [] }));
  const chosen: Selected[] = [];
  for (const word of words) {
    const ring = rings.find(({ name }) => name === word);
    const last = chosen.at(-1);
    if (ring) chosen.push({ ring, words: [] });
    else if (last) last.words.push(word);
    else {
      const known = rings.map(({ name }) => name).join(', ');
      throw new UserError(`There is no ring ${word}; choose from ${known}, and name a file behind its ring`);
    }
  }
  const stiff = chosen.find(({ ring, words: more }) => more.length > 0 && !ring.workspace);
  if (stiff) throw new UserError(`The ring ${stiff.ring.name} takes no files and no options`);
  return chosen;
}

/** Options are the tool's own (`--watch`, `-t`): it takes the terminal, and nothing is counted. */
export const hasOptions = ({ words }: Selected): boolean => words.some((word) => word.startsWith('-'));
