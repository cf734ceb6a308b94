/** In sentences: short enough that a long honest text does not outweigh a few bad sentences. */
export const PASSAGE_LENGTH = 10;

/** @param step from the start of a passage to the start of the next, in sentences */
export function passagesOf<T>(sentences: readonly T[], step = PASSAGE_LENGTH): T[][] {
  const passages = [sentences.slice(0, PASSAGE_LENGTH)];
  for (let start = step; start + PASSAGE_LENGTH - step < sentences.length; start += step)
    passages.push(sentences.slice(start, start + PASSAGE_LENGTH));
  return passages;
}
