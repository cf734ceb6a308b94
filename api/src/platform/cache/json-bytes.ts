import { setImmediate as turn } from 'node:timers/promises';
import { ROWS_A_TURN } from './long-lists.js';

/** As `JSON.stringify`, but long lists in the answer's properties are serialized in batches. */
export async function jsonBytes(answer: object): Promise<Buffer> {
  if (!Object.values(answer).some(isLong)) return textInOwnMemory(JSON.stringify(answer));
  const pieces: Buffer[] = [];
  const write = (text: string) => pieces.push(Buffer.from(text));
  for (const [name, value] of Object.entries(answer) as [string, unknown][]) {
    if (value === undefined) continue;
    write(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    if (!isLong(value)) {
      write(JSON.stringify(value));
      continue;
    }
    for (let at = 0; at < value.length; at += ROWS_A_TURN) {
      if (at > 0) await turn();
      const rows = JSON.stringify(value.slice(at, at + ROWS_A_TURN));
      write((at === 0 ? '[' : ',') + rows.slice(1, -1));
    }
    write(']');
  }
  write('}');
  return inOwnMemory(pieces);
}

function isLong(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > ROWS_A_TURN;
}

function textInOwnMemory(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Copies the pieces into a buffer of exact size. A small buffer from Node's pool would keep the whole pool in memory. */
export function inOwnMemory(pieces: readonly Buffer[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) at += piece.copy(bytes, at);
  return bytes;
}
