/** Reused by every query, because megabytes that each query allocates make the garbage collector run. */
export class Buffers {
  private readonly bytes = new Map<string, Uint8Array>();
  private readonly numbers = new Map<string, Uint32Array>();

  /** Valid until the next call with this name. */
  zeros(name: string, length: number): Uint8Array {
    const known = this.bytes.get(name);
    if (known && known.length >= length) return known.fill(0, 0, length);
    const made = new Uint8Array(roomFor(length));
    this.bytes.set(name, made);
    return made;
  }

  /** Not cleared. Valid until the next call with this name. */
  slots(name: string, length: number): Uint32Array {
    const known = this.numbers.get(name);
    if (known && known.length >= length) return known;
    const made = new Uint32Array(roomFor(length));
    this.numbers.set(name, made);
    return made;
  }
}

/** So that not every added job needs a longer buffer. */
function roomFor(length: number): number {
  return Math.ceil(1.25 * length);
}
