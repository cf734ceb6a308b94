import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'html-entities';
import { type Advert, readAdvert, type Sentence } from '../advert-text.js';
import { featuresOf } from './features.js';
import { passagesOf } from './passages.js';
import type { Example } from './train.js';

export interface Examples {
  scams: Advert[];
  /** Single sentences, each the description of an advert without anything else. */
  scamSentences: Advert[];
  honest: Advert[];
  honestSentences: Advert[];
}

/** @param folder `examples`, with a file for each kind, one advert or sentence a line */
export function readExamples(folder: string): Examples {
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  return {
    scams: linesOf('scams.txt').map(advertOf),
    scamSentences: linesOf('scam-sentences.txt').map(sentenceAlone),
    honest: linesOf('honest.txt').map(advertOf),
    honestSentences: linesOf('honest-sentences.txt').map(sentenceAlone),
  };
}

/** @throws Error with the line that is no advert */
function advertOf(line: string): Advert {
  const [title = '', salary = '', description, ...more] = line.split(' | ');
  if (!description || more.length > 0) throw new Error(`not "title | salary | description": ${line}`);
  return { title, company: '', location: '', salary, description };
}

function sentenceAlone(sentence: string): Advert {
  return { title: '', company: '', location: '', salary: '', description: encode(sentence) };
}

/** A sentence alone is all demand, so it counts more than a scam with honest parts. */
const WEIGHT_OF_SENTENCE = 3;
/** Each fourth sentence of an honest advert: all of them would outweigh the scams. */
const STEP_OF_SENTENCES = 4;

/**
 * A scam is one example, because nobody marked its bad part. An honest advert gives an example for each passage and for some of
 * its sentences, because the classifier also judges single sentences.
 */
export function examplesToLearn({ scams, scamSentences, honest, honestSentences }: Examples): Example[] {
  return [
    ...scams.map((advert) => exampleOf(sentencesOf(advert), true)),
    ...scamSentences.flatMap((advert) => {
      const example = exampleOf(sentencesOf(advert), true);
      return Array.from({ length: WEIGHT_OF_SENTENCE }, () => example);
    }),
    ...honest.flatMap((advert) => {
      const sentences = sentencesOf(advert);
      const alone = sentences.filter((_, index) => index % STEP_OF_SENTENCES === 0).map((one) => [one]);
      return [...passagesOf(sentences), ...alone].map((passage) => exampleOf(passage, false));
    }),
    ...honestSentences.map((advert) => exampleOf(sentencesOf(advert), false)),
  ];
}

const sentencesOf = (advert: Advert) => readAdvert(advert).content;

function exampleOf(passage: readonly Sentence[], isScam: boolean): Example {
  return { features: new Set(passage.flatMap((sentence) => [...featuresOf(sentence)])), isScam };
}
