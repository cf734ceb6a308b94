import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';
/** Editors and `echo` end a file with a line break, which is not part of the secret. */
const LAST_LINE_END = /\r?\n$/;

/** `NAME_FILE` is the path of a file with the value of NAME, the way Docker and Kubernetes provide secrets (RUN-40). */
export function readSettingFiles(given: NodeJS.ProcessEnv, names: ReadonlySet<string>) {
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
