import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';
/** An editor and `echo` end a file with one; no secret does. */
const LAST_LINE_END = /\r?\n$/;

interface WithFiles {
  values: Record<string, string | undefined>;
  problems: string[];
}

/** `NAME_FILE` names a file that holds the value of NAME, as Docker and Kubernetes hand out secrets (RUN-40). */
export function readSettingFiles(given: NodeJS.ProcessEnv, names: ReadonlySet<string>): WithFiles {
  const values = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const file = given[name + SUFFIX];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(`${name} and ${name}${SUFFIX} are both set, and one of them may be`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').replace(LAST_LINE_END, '');
      if (value) values[name] = value;
    } catch {
      problems.push(`${name} cannot be read from the file that ${name}${SUFFIX} names`);
    }
  }
  return { values, problems };
}
