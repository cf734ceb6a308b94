/** Signs that steer a terminal or turn text around; a line break and a tab do neither. */
const STEERING = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** All that a command says goes this way: adverts, names and messages of other servers may hold anything. */
export function print(text: string): void {
  process.stdout.write(harmless(text));
}

/** As {@link print}, beside what the command was asked for. */
export function printAside(text: string): void {
  process.stderr.write(harmless(text));
}

/** Written as JSON writes it, so that a line of JSON says the same as before. */
function harmless(text: string): string {
  return text.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
