interface Bound {
  maxSize: number;
  sizeCalculation: () => number;
}

/** Limits an LRUCache to a number of entries. Its own `max` option would allocate memory for all of them at the start. */
export function atMost(entries: number): Bound {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
