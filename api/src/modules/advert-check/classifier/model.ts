import { readFileSync } from 'node:fs';

/** A logistic regression over TF-IDF features, as `npm run train` learns it from the examples. */
export interface Model {
  /** Speaks for a scam (above 0) or against one before any word is read. */
  bias: number;
  /** Of a feature that no example has. */
  unknownIdf: number;
  features: Map<string, Feature>;
}

interface Feature {
  /** Inverse document frequency: higher for a feature of fewer examples. */
  idf: number;
  /** Above 0 it speaks for a scam, below 0 against one. */
  weight: number;
}

interface ModelFile {
  bias: number;
  unknownIdf: number;
  features: Record<string, [idf: number, weight: number]>;
}

export function readModel(file: string): Model {
  const { features, ...model } = JSON.parse(readFileSync(file, 'utf8')) as ModelFile;
  const entries = Object.entries(features).map(([name, [idf, weight]]) => [name, { idf, weight }] as const);
  return { ...model, features: new Map(entries) };
}

/** A line for each feature, so that a commit shows what changed. */
export function modelText({ bias, unknownIdf, features }: Model): string {
  const lines = [...features].map(
    ([name, { idf, weight }]) => `    ${JSON.stringify(name)}: [${idf}, ${weight}]`,
  );
  return `{\n  "bias": ${bias},\n  "unknownIdf": ${unknownIdf},\n  "features": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Counts like this many unknown features, so that a short title alone says little. */
const DAMPING = 5;

interface Vector<T> {
  known: T[];
  /** The known features' idf are divided by it, so that a long text counts no more than a short one. */
  length: number;
}

/** Used in training and afterwards. Unknown features count only in the length. */
export function vectorOf<T extends { idf: number }>(
  features: ReadonlySet<string>,
  knownFeatures: ReadonlyMap<string, T>,
  unknownIdf: number,
): Vector<T> {
  const known: T[] = [];
  let squares = DAMPING * unknownIdf ** 2;
  for (const name of features) {
    const feature = knownFeatures.get(name);
    if (feature) known.push(feature);
    squares += (feature?.idf ?? unknownIdf) ** 2;
  }
  return { known, length: Math.sqrt(squares) };
}

/** That a text with these features is part of a scam, from 0 to 1. */
export function probabilityOf(features: ReadonlySet<string>, model: Model): number {
  const { known, length } = vectorOf(features, model.features, model.unknownIdf);
  return sigmoid(model.bias + known.reduce((sum, { idf, weight }) => sum + (idf * weight) / length, 0));
}

export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));
