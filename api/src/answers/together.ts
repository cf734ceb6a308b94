import DataLoader from 'dataloader';

/** As many as one statement may carry without holding others up. */
const AT_ONCE = 100;

/**
 * Does once for many what each would do alone: while one run is on its way, those who come are gathered for the next one,
 * which therefore begins after all of them came.
 * @param run answers each of the keys, in their order; an Error fails the one who brought the key
 * @param gatherMs of what nobody waits for, how long the first one waits for others before a run begins
 */
export function together<Key, Result>(
  run: (keys: readonly Key[]) => Promise<readonly (Result | Error)[]>,
  gatherMs = 0,
): (key: Key) => Promise<Result> {
  let onItsWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Result>(
    (keys) => {
      const results = run(keys);
      onItsWay = results.catch(() => undefined);
      return results;
    },
    {
      cache: false,
      maxBatchSize: AT_ONCE,
      batchScheduleFn: (start) =>
        void onItsWay.then(() => (gatherMs > 0 ? setTimeout(start, gatherMs) : start())),
    },
  );
  return (key) => loader.load(key);
}

/**
 * Rows by their ids, read anew for whoever asks, in one question for all who ask at the same time.
 * @returns the row of an id, or undefined when there is none
 */
export function askedTogether<Row>(
  read: (ids: readonly string[]) => Promise<Map<string, Row>>,
): (id: string) => Promise<Row | undefined> {
  return together(async (ids) => {
    const rows = await read([...new Set(ids)]);
    return ids.map((id) => rows.get(id));
  });
}
