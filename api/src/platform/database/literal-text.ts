import mongoose from 'mongoose';

/** Ignores case. */
export function containing(text: string): object {
  return mongoose.trusted({ $regex: literal(text), $options: 'i' });
}

export function joinedContaining(fields: readonly string[], text: string): object {
  const input = { $concat: fields.flatMap((field, at) => [...(at > 0 ? [' '] : []), `$${field}`]) };
  return mongoose.trusted({ $regexMatch: { input, regex: literal(text), options: 'i' } });
}

export function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
