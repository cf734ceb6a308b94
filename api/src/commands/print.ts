/** Characters that control a terminal or change the text direction, except line breaks and tabs. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Escapes control characters, which adverts, names and messages of other servers may contain. */
export function print(text: string): void {
  process.stdout.write(escapeControls(text));
}

export function printLine(line: string): void {
  print(`${line}\n`);
}

export function printLineToStderr(line: string): void {
  process.stderr.write(`${escapeControls(line)}\n`);
}

/** Escapes as JSON does, so a line of JSON keeps its meaning. */
function escapeControls(text: string): string {
  return text.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
