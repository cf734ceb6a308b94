import { mapInBatches } from './long-lists.js';

/** As `JSON.stringify`, but the rows of lists are serialized in batches. */
export async function jsonBytes(answer: object): Promise<Buffer> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(answer) as [string, unknown][]) {
    const json = Array.isArray(value) ? await listJson(value) : JSON.stringify(value);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return inOwnMemory(`{${fields.join(',')}}`);
}

async function listJson(rows: readonly unknown[]): Promise<string> {
  return `[${(await mapInBatches(rows, (row) => JSON.stringify(row))).join(',')}]`;
}

/** A small buffer of Node's pool, or of zlib, would keep its whole block of 8 or 16 kB in memory. */
export function inOwnMemory(content: Buffer | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
