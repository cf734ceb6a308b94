import { countBefore } from './count-before.js';
import type { IdParts, Ids } from './ids.js';

/** Sort position: by time or another value, then by the second value if the list has one, then by the job's id. */
export interface Key {
  time: number;
  second?: number;
  id: IdParts;
}

/** A block with twice as many slots is split. */
const BLOCK = 1_024;

/** Slots from the oldest to the newest, in blocks, so that an insertion moves only one block. */
export class SortedSlots {
  private blocks: number[][] = [[]];

  constructor(
    private readonly ids: Ids,
    private readonly timeOf: (slot: number) => number,
    private readonly secondOf?: (slot: number) => number,
  ) {}

  add(slot: number): void {
    // jobs are loaded in the order of arrival, so almost every new slot belongs at the end
    const last = this.blocks.at(-1)?.at(-1);
    if (last !== undefined && this.compare(last, slot) < 0) return this.append(slot);
    const [at, place] = this.placeOf(this.keyOf(slot));
    const block = this.blocks[at] ?? [];
    block.splice(place, 0, slot);
    if (block.length >= 2 * BLOCK) this.blocks.splice(at, 1, block.slice(0, BLOCK), block.slice(BLOCK));
  }

  /** The slot's time and id must not have changed since it was added. */
  remove(slot: number): void {
    const [at, place] = this.placeOf(this.keyOf(slot));
    const block = this.blocks[at] ?? [];
    block.splice(place, 1);
    if (block.length === 0 && this.blocks.length > 1) this.blocks.splice(at, 1);
  }

  /** Visits slots in order after a key, until `visit` returns true. */
  walk(newestFirst: boolean, after: Key | undefined, visit: (slot: number) => boolean): void {
    if (newestFirst) this.walkDown(after, visit);
    else this.walkUp(after, visit);
  }

  compare(a: number, b: number): number {
    const byTime = this.timeOf(a) - this.timeOf(b);
    if (byTime !== 0) return byTime;
    const bySecond = this.secondOf ? this.secondOf(a) - this.secondOf(b) : 0;
    return bySecond || this.ids.compare(a, b);
  }

  /** Below 0 if the slot comes before the key. */
  order(slot: number, { time, second = 0, id }: Key): number {
    return this.timeOf(slot) - time || (this.secondOf?.(slot) ?? 0) - second || this.ids.order(slot, id);
  }

  private walkDown(after: Key | undefined, visit: (slot: number) => boolean): void {
    const last = this.blocks.length - 1;
    let [at, place] = after ? this.placeOf(after) : [last, this.blocks[last]?.length ?? 0];
    for (; at >= 0; at -= 1, place = this.blocks[at]?.length ?? 0) {
      const block = this.blocks[at] ?? [];
      for (let index = place - 1; index >= 0; index -= 1) if (visit(block[index] as number)) return;
    }
  }

  private walkUp(after: Key | undefined, visit: (slot: number) => boolean): void {
    let [at, place] = after ? this.placeOf(after) : [0, 0];
    const first = this.blocks[at]?.[place];
    if (after && first !== undefined && this.order(first, after) === 0) place += 1;
    for (; at < this.blocks.length; at += 1, place = 0) {
      const block = this.blocks[at] ?? [];
      for (let index = place; index < block.length; index += 1) if (visit(block[index] as number)) return;
    }
  }

  private append(slot: number): void {
    const last = this.blocks.at(-1);
    if (last && last.length < 2 * BLOCK - 1) last.push(slot);
    else this.blocks.push([slot]);
  }

  /** Of the first slot that does not come before the key, or of the end. */
  private placeOf(key: Key): [block: number, place: number] {
    const blocksBefore = countBefore(this.blocks.length, (index) =>
      this.isBefore(this.blocks[index]?.at(-1), key),
    );
    const at = Math.min(blocksBefore, this.blocks.length - 1);
    const block = this.blocks[at] ?? [];
    return [at, countBefore(block.length, (index) => this.isBefore(block[index], key))];
  }

  private isBefore(slot: number | undefined, key: Key): boolean {
    return slot !== undefined && this.order(slot, key) < 0;
  }

  private keyOf(slot: number): Key {
    return { time: this.timeOf(slot), second: this.secondOf?.(slot) ?? 0, id: this.ids.partsAt(slot) };
  }
}
