import { UserError } from '@skybil/mongod/user-error';

/** A document with another text between the two marks of this name. @throws UserError where a mark is missing */
export function between(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name}: written by npm run contract -->`, `<!-- end of ${name} -->`];
  const [start, end] = [document.indexOf(open), document.indexOf(close)];
  if (start < 0 || end < start) throw new UserError(`The document lacks "${open}" and "${close}" after it`);
  return `${document.slice(0, start)}${open}\n\n${text}\n\n${document.slice(end)}`;
}
