/** What it rests on whether everybody may see a job. */
interface ListedFacts {
  /** Shown by its company. */
  visible: boolean;
  /** Its company has to prove its e-mail first (MODERATION). */
  isHeld: boolean;
}

/** The one meaning of public (JOB-10). It is stored as `listed`, and every public question asks that field alone. */
export function isListed({ visible, isHeld }: ListedFacts): boolean {
  return visible && !isHeld;
}

/** The same in the database's words: the last stage of an update that changes what it rests on. */
export function setListed({ isHeld }: Pick<ListedFacts, 'isHeld'>) {
  return { $set: { listed: isHeld ? false : '$visible' } };
}
