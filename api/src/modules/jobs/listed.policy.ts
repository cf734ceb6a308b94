/** What it rests on whether everybody may see a job. */
interface ListedFacts {
  /** Shown by its company. */
  visible: boolean;
}

/** The one meaning of public (JOB-10). It is stored as `listed`, and every public question asks that field alone. */
export function isListed({ visible }: ListedFacts): boolean {
  return visible;
}

/** The same in the database's words: the last stage of an update that changes what it rests on. */
export const SET_LISTED = { $set: { listed: '$visible' } };
