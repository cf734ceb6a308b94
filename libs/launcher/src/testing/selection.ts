import { UserError } from '@skybil/mongod/user-error';
import type { Suite } from './suite.ts';

export interface Selected {
  suite: Suite;
  /** Parts of paths that were named after the suite. */
  files: string[];
}

/** Reads `npm test -- SUITE [FILE ...] [SUITE ...]`; without arguments, all suites except those on request. */
export function selected(suites: Suite[], words: string[]): Selected[] {
  if (words.length === 0)
    return suites.filter(({ onRequest }) => !onRequest).map((suite) => ({ suite, files: [] }));
  const chosen: Selected[] = [];
  for (const word of words) {
    const suite = suites.find(({ name }) => name === word);
    const last = chosen.at(-1);
    if (suite) chosen.push({ suite, files: [] });
    else if (!last) {
      const known = suites.map(({ name }) => name).join(', ');
      throw new UserError(`There is no suite ${word}; choose from ${known}, and name a file after its suite`);
    } else if (!last.suite.workspace) throw new UserError(`The suite ${last.suite.name} takes no files`);
    else if (word.startsWith('-'))
      throw new UserError(`Options go to the runner: npm run test -w ${last.suite.workspace} -- ${word}`);
    else last.files.push(word);
  }
  return chosen;
}
