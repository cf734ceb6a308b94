import { styleText } from 'node:util';

/** One calm line about what is going on: `database  starting mongod 6.0.5`. */
export function say(topic: string, text: string): void {
  console.log(`${styleText('dim', topic.padEnd(10))} ${text}`);
}

export function complain(text: string): void {
  console.error(`${styleText('red', 'error')}      ${text}`);
}

/** Seconds since `start` (from `performance.now()`), as read by a person: `3.2 s`. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
