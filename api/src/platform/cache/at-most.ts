interface Bound {
  maxSize: number;
  sizeCalculation: () => number;
}

/** Of an LRUCache: so many entries, whose room is taken as they come. With its own `max` all of it is taken at the start. */
export function atMost(entries: number): Bound {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
