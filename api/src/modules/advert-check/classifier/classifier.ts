import { join } from 'node:path';
import type { Sentence } from '../advert-text.js';
import { featuresOf } from './features.js';
import { type Model, probabilityOf, readModel } from './model.js';
import { PASSAGE_LENGTH, passagesOf } from './passages.js';

const MODEL = readModel(join(__dirname, 'model.json'));

/** A passage that is more likely part of a scam than not. */
const PASSAGE_THRESHOLD = 0.5;
/** A sentence says less than a passage, so it has to be surer. It finds a single demand in a long honest text. */
const SENTENCE_THRESHOLD = 0.85;

interface ReadSentence {
  sentence: Sentence;
  features: ReadonlySet<string>;
}

/**
 * Passages overlap by half, so that six sentences in a row always stand together in one.
 * @returns the sentence that speaks most for a scam, or undefined if the text does not read like one (CHECK-16)
 */
export function scamSentenceOf(sentences: readonly Sentence[], model: Model = MODEL): Sentence | undefined {
  const read = sentences.map((sentence): ReadSentence => ({ sentence, features: featuresOf(sentence) }));
  const probability = (passage: readonly ReadSentence[]) =>
    probabilityOf(new Set(passage.flatMap(({ features }) => [...features])), model);

  const [likeliest] = sortedBy(read, (one) => -probability([one]));
  if (likeliest && probability([likeliest]) >= SENTENCE_THRESHOLD) return likeliest.sentence;
  const [passage = []] = sortedBy(
    passagesOf(read, PASSAGE_LENGTH / 2).filter(({ length }) => length > 1),
    (one) => -probability(one),
  );
  if (passage.length === 0 || probability(passage) < PASSAGE_THRESHOLD) return undefined;
  // Without this sentence the passage reads most honest.
  return sortedBy(passage, (one) => probability(passage.filter((other) => other !== one)))[0]?.sentence;
}

function sortedBy<T>(items: readonly T[], keyOf: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
