import mongoose from 'mongoose';

/** Matches the fields that contain the text as it is written, in capitals or not. */
export function containing(text: string): object {
  return mongoose.trusted({ $regex: literal(text), $options: 'i' });
}

/** As {@link containing}, of names that lie in several fields. */
export function joinedContaining(fields: readonly string[], text: string): object {
  const input = { $concat: fields.flatMap((field, at) => [...(at > 0 ? [' '] : []), `$${field}`]) };
  return mongoose.trusted({ $regexMatch: { input, regex: literal(text), options: 'i' } });
}

/** Escapes the text for a regular expression of the database. */
export function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
