import { Buffer } from 'node:buffer';
import { Dict, Unreadable, type Value } from './pdf-syntax.mts';

/** PNG prediction (ISO 32000-1, 7.4.4.4). */
export function unpredict(data: Buffer, parameters: Value | undefined): Buffer {
  const given = Array.isArray(parameters) && parameters.length === 1 ? parameters[0] : parameters;
  if (given === undefined || given === null) return data;
  if (!(given instanceof Dict)) throw new Unreadable('unknown parameters');
  const predictor = given.get('Predictor') ?? 1;
  if (predictor === 1 || data.length === 0) return data;
  const columns = given.get('Columns') ?? 1;
  const isPlain = [given.get('Colors') ?? 1, given.get('BitsPerComponent') ?? 8].join() === '1,8';
  if (
    typeof predictor !== 'number' ||
    predictor < 10 ||
    typeof columns !== 'number' ||
    !Number.isInteger(columns) ||
    columns < 1 ||
    // a row longer than all the data would use as much memory as the file asks for
    columns > data.length ||
    !isPlain
  )
    throw new Unreadable('an unknown prediction');
  return unfilter(data, columns);
}

function unfilter(data: Buffer, columns: number): Buffer {
  // viewers also read an incomplete last row
  const rows = Math.ceil(data.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)];
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const up = row > 0 ? (plain[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[at - columns - 1] ?? 0) : 0;
      plain[at] = (data[row * (columns + 1) + 1 + column] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return plain;
}

function predicted(kind: number | undefined, left: number, up: number, corner: number): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
      if (a <= b && a <= c) return left;
      return b <= c ? up : corner;
    }
    default:
      throw new Unreadable('an unknown prediction');
  }
}
