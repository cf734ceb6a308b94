/**
 * Words that people type alone, and that mean more than their letters in a title, such as 'it' in 'auditor' or 'remote'. The API
 * matches more words as wholes (`search/tables/words.ts`); the site needs only these, because it downloads the list.
 */
const SHORT_WORDS =
  /^(ac|ai|ceo|cfo|coo|cto|ehs|hr|hse|ict|interns?|it|md|nysc|pa|php|pos|pr|qa|qc|remote|seo|sql|ui|ux|va)$/i;

/** A search for it alone shows what its meaning finds before the titles that only contain its letters. */
export function isShortWord(text: string): boolean {
  return SHORT_WORDS.test(text);
}
