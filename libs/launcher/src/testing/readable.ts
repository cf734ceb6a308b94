import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../support/root.ts';

/** A line of a stack that is not ours: a library's, or Node's own. */
const FOREIGN = /^\s*at .*(node_modules|node:|<anonymous>\)?$)/;
const OURS = /^\s*at .*?(?:file:\/\/)?(\/[^():]+:\d+)(:\d+)?\)?$/;

/** The text of a failure without colour codes and without the frames of libraries, paths from the root. */
export function readable(text: string): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !FOREIGN.test(line))
    .join('\n')
    .replaceAll(`file://${ROOT}${path.sep}`, '')
    .replaceAll(`${ROOT}${path.sep}`, '')
    .trim();
}

/** `file:line` of the frame in the test's own file, else of the first one that is ours; the file where none is. */
export function placeOf(file: string, stack: string): string {
  const frames = stripVTControlCharacters(stack)
    .split('\n')
    .filter((line) => !FOREIGN.test(line))
    .flatMap((line) => OURS.exec(line)?.[1] ?? [])
    .filter((place) => place.startsWith(ROOT));
  return path.relative(ROOT, frames.find((place) => place.startsWith(`${file}:`)) ?? frames[0] ?? file);
}
