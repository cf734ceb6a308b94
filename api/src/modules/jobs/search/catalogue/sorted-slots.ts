import { countBefore } from './count-before.js';
import type { IdParts, Ids } from './ids.js';

/** What slots are sorted by: a time, and where it is the same, the job's id. */
export interface Key {
  time: number;
  id: IdParts;
}

/** Slots to a block; a block of twice as many is divided. Small enough that moving one aside costs nothing. */
const BLOCK = 1_024;

/** Slots from the oldest to the newest, in blocks, so that one in the middle comes and goes cheaply. */
export class SortedSlots {
  private blocks: number[][] = [[]];

  constructor(
    private readonly ids: Ids,
    private readonly timeOf: (slot: number) => number,
  ) {}

  add(slot: number): void {
    const key = this.keyOf(slot);
    if (this.isNewest(key)) this.append(slot);
    else this.insert(slot, key);
  }

  private insert(slot: number, key: Key): void {
    const [at, place] = this.placeOf(key);
    const block = this.blocks[at] ?? [];
    block.splice(place, 0, slot);
    if (block.length >= 2 * BLOCK) this.blocks.splice(at, 1, block.slice(0, BLOCK), block.slice(BLOCK));
  }

  /** To be called while the slot still has the keys that it was added with. */
  remove(slot: number): void {
    const [at, place] = this.placeOf(this.keyOf(slot));
    const block = this.blocks[at] ?? [];
    block.splice(place, 1);
    if (block.length === 0 && this.blocks.length > 1) this.blocks.splice(at, 1);
  }

  /** Shows slots one by one, from the newest or from the oldest, until `visit` says that it has enough. */
  walk(newestFirst: boolean, behind: Key | undefined, visit: (slot: number) => boolean): void {
    if (newestFirst) this.walkDown(behind, visit);
    else this.walkUp(behind, visit);
  }

  compare(a: number, b: number): number {
    return this.order(a, this.keyOf(b));
  }

  /** Below 0 when the slot stands before the key, 0 when it has it. */
  order(slot: number, { time, id }: Key): number {
    return this.timeOf(slot) - time || this.ids.order(slot, id);
  }

  private walkDown(behind: Key | undefined, visit: (slot: number) => boolean): void {
    const last = this.blocks.length - 1;
    let [at, place] = behind ? this.placeOf(behind) : [last, this.blocks[last]?.length ?? 0];
    for (; at >= 0; at -= 1, place = this.blocks[at]?.length ?? 0) {
      const block = this.blocks[at] ?? [];
      for (let index = place - 1; index >= 0; index -= 1) if (visit(block[index] as number)) return;
    }
  }

  private walkUp(behind: Key | undefined, visit: (slot: number) => boolean): void {
    let [at, place] = behind ? this.placeOf(behind) : [0, 0];
    const first = this.blocks[at]?.[place];
    if (behind && first !== undefined && this.order(first, behind) === 0) place += 1;
    for (; at < this.blocks.length; at += 1, place = 0) {
      const block = this.blocks[at] ?? [];
      for (let index = place; index < block.length; index += 1) if (visit(block[index] as number)) return;
    }
  }

  /** A board is stored in the order in which jobs came: nearly all of a load, and of what is posted, belongs to the end. */
  private isNewest(key: Key): boolean {
    return this.isBefore(this.blocks.at(-1)?.at(-1), key);
  }

  private append(slot: number): void {
    const last = this.blocks.at(-1);
    if (last && last.length < 2 * BLOCK - 1) last.push(slot);
    else this.blocks.push([slot]);
  }

  /** The block and the place in it of the first slot that does not stand before the key. */
  private placeOf(key: Key): [block: number, place: number] {
    // the last block whose first slot stands before the key, or the first of all
    const at = Math.max(
      0,
      countBefore(this.blocks.length, (index) => this.isBefore(this.blocks[index]?.[0], key)) - 1,
    );
    const block = this.blocks[at] ?? [];
    const place = countBefore(block.length, (index) => this.isBefore(block[index], key));
    // behind the end of a block is the beginning of the next
    if (
      place === block.length &&
      at + 1 < this.blocks.length &&
      this.order(this.blocks[at + 1]?.[0] ?? 0, key) === 0
    )
      return [at + 1, 0];
    return [at, place];
  }

  private isBefore(slot: number | undefined, key: Key): boolean {
    return slot !== undefined && this.order(slot, key) < 0;
  }

  private keyOf(slot: number): Key {
    return { time: this.timeOf(slot), id: this.ids.partsAt(slot) };
  }
}
