/** Characters that control a terminal or change the text direction, except line breaks and tabs. */
const STEERING = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Prints to standard output and escapes control characters. Adverts, names and messages of other servers may contain
 * them.
 */
export function print(text: string): void {
  process.stdout.write(harmless(text));
}

/** As {@link print}, to standard error. */
export function printAside(text: string): void {
  process.stderr.write(harmless(text));
}

/** Escapes as JSON does, so a line of JSON keeps its meaning. */
function harmless(text: string): string {
  return text.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
