import { isIgnored } from './features.js';
import { type Model, sigmoid, vectorOf } from './model.js';

/** A scam, or a part of an honest advert. */
export interface Example {
  features: ReadonlySet<string>;
  isScam: boolean;
}

/** Features of fewer examples would overfit. */
const MIN_DOCUMENT_FREQUENCY = 3;
/** Keeps weights small, so that no single word decides. */
const L2_PENALTY = 0.01;
const ITERATIONS = 1_000;
const MOMENTUM = 0.9;
const DECIMALS = 3;

interface Parameter {
  name: string;
  idf: number;
  weight: number;
  /** How much the error grows with the weight. */
  gradient: number;
  velocity: number;
}

interface LabelledVector {
  terms: { parameter: Parameter; value: number }[];
  isScam: boolean;
}

/** Learns by gradient descent with momentum. The same examples in the same order give the same model. */
export function train(examples: readonly Example[]): Model {
  const idfOf = (count: number) => rounded(1 + Math.log((1 + examples.length) / (1 + count)));
  const unknownIdf = idfOf(0);
  const parameters = [...documentFrequencies(examples)]
    .filter(([name, count]) => count >= MIN_DOCUMENT_FREQUENCY && !isIgnored(name))
    .map(([name, count]) => ({ name, idf: idfOf(count), weight: 0, gradient: 0, velocity: 0 }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const vectors = examples.map(({ features, isScam }): LabelledVector => {
    const { known, length } = vectorOf(features, byName, unknownIdf);
    return { terms: known.map((parameter) => ({ parameter, value: parameter.idf / length })), isScam };
  });
  const bias = fit(vectors, parameters);
  const features = parameters.map(
    ({ name, idf, weight }) => [name, { idf, weight: rounded(weight) }] as const,
  );
  return { bias: rounded(bias), unknownIdf, features: new Map(features) };
}

function documentFrequencies(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Sets the weights. @returns the bias */
function fit(vectors: readonly LabelledVector[], parameters: readonly Parameter[]): number {
  const rate = 1 / (vectors.length / 4 + L2_PENALTY);
  let [bias, velocity] = [0, 0];
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    for (const parameter of parameters) parameter.gradient = L2_PENALTY * parameter.weight;
    let gradient = 0;
    for (const { terms, isScam } of vectors) {
      const sum = terms.reduce((total, { parameter, value }) => total + parameter.weight * value, bias);
      const error = sigmoid(sum) - Number(isScam);
      gradient += error;
      for (const { parameter, value } of terms) parameter.gradient += error * value;
    }
    velocity = MOMENTUM * velocity - rate * gradient;
    bias += velocity;
    for (const parameter of parameters) {
      parameter.velocity = MOMENTUM * parameter.velocity - rate * parameter.gradient;
      parameter.weight += parameter.velocity;
    }
  }
  return bias;
}

const rounded = (value: number): number => Number(value.toFixed(DECIMALS));
