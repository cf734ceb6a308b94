import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CommandError } from './run-command.js';

export function writeGenerated(file: string, text: string, option?: string): void {
  if (option !== '--check') writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    throw new CommandError(`The API no longer matches ${file}. Run: npm run contract`);
}

export function replaceBetween(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name}: written by npm run contract -->`, `<!-- end of ${name} -->`];
  const [start, end] = [document.indexOf(open), document.indexOf(close)];
  if (start < 0 || end < start)
    throw new CommandError(`The document lacks "${open}" and "${close}" after it`);
  return `${document.slice(0, start)}${open}\n\n${text}\n\n${document.slice(end)}`;
}
