/** What it rests on whether everybody may see a job. */
interface ListedFacts {
  /** Shown by its company. */
  visible: boolean;
  /** Why the board's operator hides it. */
  hiddenByOperator?: string | undefined;
  /** Its company has to prove its e-mail first (MODERATION), or is suspended. */
  isHeld: boolean;
}

/** The one meaning of public (JOB-10). It is stored as `listed`, and every public question asks that field alone. */
export function isListed({ visible, hiddenByOperator, isHeld }: ListedFacts): boolean {
  return visible && hiddenByOperator === undefined && !isHeld;
}

/** The same in the database's words: the last stage of an update that changes what it rests on. */
export function setListed({ isHeld }: Pick<ListedFacts, 'isHeld'>) {
  // a text counts as true, and a field that is absent as false
  return { $set: { listed: isHeld ? false : { $and: ['$visible', { $not: ['$hiddenByOperator'] }] } } };
}

/** What a company chooses, or without `visible` turns; while the operator hides the job, its choice from before stays. */
export function setVisible(visible: boolean | undefined) {
  return {
    $set: { visible: { $cond: ['$hiddenByOperator', '$visible', visible ?? { $not: '$visible' }] } },
  };
}
