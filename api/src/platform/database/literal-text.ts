import mongoose from 'mongoose';

/** A condition that matches values which contain the literal text, ignoring case. */
export function containing(text: string): object {
  return mongoose.trusted({ $regex: literal(text), $options: 'i' });
}

/** As {@link containing}, for a name that is split over several fields. */
export function joinedContaining(fields: readonly string[], text: string): object {
  const input = { $concat: fields.flatMap((field, at) => [...(at > 0 ? [' '] : []), `$${field}`]) };
  return mongoose.trusted({ $regexMatch: { input, regex: literal(text), options: 'i' } });
}

/** Escapes the text for a regular expression in MongoDB. */
export function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
