/** What a search text means. Both engines score a job by it and interpret nothing themselves. */
export interface SearchQuery {
  terms: SearchTerm[];
}

/** One thing that was asked for. A job matches it if it matches one of the alternatives. */
export interface SearchTerm {
  /** The words as they were typed. */
  typed: string;
  alternatives: Alternative[];
}

/**
 * A job scores the weight of its best alternative of each term; the sum orders the results. A job that matches no term is not
 * found. Weights are whole numbers, and those of a query add up to 255 at most.
 */
export type Alternative = { weight: number } & (WordsAlternative | ValuesAlternative);

export interface SearchedWord {
  /** In lower case, without accents and signs. */
  text: string;
  /** Otherwise a word that begins with the text matches too. */
  isWhole: boolean;
}

/** All words occur in the field, in any order. The words of a place are those of place, location and states. */
interface WordsAlternative {
  in: 'title' | 'company' | 'place';
  words: SearchedWord[];
}

/** The field has one of the values. */
interface ValuesAlternative {
  in: 'kind' | 'category' | 'states' | 'employmentType' | 'nysc';
  values: readonly string[];
}
