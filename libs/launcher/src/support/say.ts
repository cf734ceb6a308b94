import { styleText } from 'node:util';

/** Prints one line of progress: `database  starting mongod 6.0.5`. */
export function say(topic: string, text: string): void {
  console.log(line(topic, text));
}

/** As {@link say}, on standard error, because standard output belongs to the command that runs next. */
export function sayAside(topic: string, text: string): void {
  console.error(line(topic, text));
}

function line(topic: string, text: string): string {
  return `${styleText('dim', topic.padEnd(10))} ${text}`;
}

export function complain(text: string): void {
  console.error(`${styleText('red', 'error')}      ${text}`);
}

/** The time since `start` (from `performance.now()`): `3.2 s`. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
