interface ListedFacts {
  visible: boolean;
  hiddenByOperator?: string | undefined;
  /** The company is suspended, or has to verify its e-mail first (`MODERATION`). */
  isHeld: boolean;
  /** Language of an imported advert that is not in English. */
  language?: string | undefined;
}

/** The only definition of public (JOB-10), stored as `listed`. */
export function isListed({ visible, hiddenByOperator, isHeld, language }: ListedFacts): boolean {
  return visible && hiddenByOperator === undefined && !isHeld && language === undefined;
}

/** {@link isListed} as an update stage. It comes last in an update that changes one of the facts. */
export function setListed({ isHeld }: Pick<ListedFacts, 'isHeld'>) {
  // MongoDB treats a string as true and a missing field as false
  const shown = { $and: ['$visible', { $not: ['$hiddenByOperator'] }, { $not: ['$language'] }] };
  return { $set: { listed: isHeld ? false : shown } };
}

/** Flips without a value. While the operator hides the job, the earlier choice stays. */
export function setVisible(visible: boolean | undefined) {
  return {
    $set: { visible: { $cond: ['$hiddenByOperator', '$visible', visible ?? { $not: '$visible' }] } },
  };
}
