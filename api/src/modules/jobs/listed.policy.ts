import type { ClosedAs, WaitingFor } from '@skybil/shared';

/** Facts that are stored with a job. */
interface StoredFacts {
  visible: boolean;
  hiddenByOperator?: string | undefined;
  /** When enough reports had hidden it. */
  hiddenByReports?: Date | undefined;
  /** Language of an imported advert that is not in English. */
  language?: string | undefined;
  /** The advert check found that the advert looks like a scam, and no operator has approved it. */
  heldByCheck?: true | undefined;
  /** It was closed so long ago that its page is gone. */
  isPageOver?: true | undefined;
}

interface ShownFacts extends StoredFacts {
  /** The company is suspended, or with `MODERATION` has to verify its e-mail or to be checked first. */
  isHeld: boolean;
}

/** Jobs that its company may show, as a query. */
export const MAY_BE_SHOWN = { hiddenByOperator: null, hiddenByReports: null } as const;
/** Jobs that the company shows and neither the operator nor reports hide, as a query. */
export const VISIBLE = { visible: true, ...MAY_BE_SHOWN } as const;
/** What a shown job has of each stored fact, as a query. */
export const SHOWN_UNLESS_HELD = {
  ...VISIBLE,
  language: null,
  heldByCheck: null,
  isPageOver: null,
} as const satisfies Record<keyof StoredFacts, true | null>;

/** What the company waits for while a fact keeps back a job that it shows. Adverts of an owner have no language. */
const WAITS_FOR = {
  visible: undefined,
  hiddenByOperator: undefined,
  hiddenByReports: undefined,
  language: undefined,
  heldByCheck: 'decision',
  isPageOver: undefined,
} as const satisfies Record<keyof StoredFacts, WaitingFor | undefined>;

const CONDITIONS = Object.entries(SHOWN_UNLESS_HELD) as [keyof StoredFacts, true | null][];

/** The only definition of public (JOB-10), stored as `shown`: anyone may open the job by its address. */
export function isShown({ isHeld, ...facts }: ShownFacts): boolean {
  return !isHeld && CONDITIONS.every(([fact, value]) => (facts[fact] ?? null) === value);
}

/** The only definition of what lists, counts and the sitemap contain, stored as `listed`. */
export function isListed({ closedAs, ...facts }: ShownFacts & { closedAs?: ClosedAs | undefined }): boolean {
  return closedAs === undefined && isShown(facts);
}

/**
 * @param status of the company
 * @returns nothing for a job that is shown or closed, or that the company, the operator or reports hide
 */
export function waitingFor(
  { closedAs, ...facts }: StoredFacts & { closedAs?: ClosedAs | undefined },
  { waitsFor }: { waitsFor: readonly WaitingFor[] },
): WaitingFor[] {
  if (closedAs || !facts.visible || facts.hiddenByOperator !== undefined || facts.hiddenByReports) return [];
  const ofJob = CONDITIONS.filter(([fact, value]) => (facts[fact] ?? null) !== value);
  const reasons = [...waitsFor, ...ofJob.map(([fact]) => WAITS_FOR[fact])];
  return reasons.filter((reason) => reason !== undefined);
}

/** {@link isShown} and {@link isListed} as an update stage. It comes last in an update that changes one of the facts. */
export function setListed({ isHeld }: Pick<ShownFacts, 'isHeld'>) {
  const conditions = CONDITIONS.map(([fact, value]) => ({ $eq: [{ $ifNull: [`$${fact}`, null] }, value] }));
  const isOpen = { $eq: [{ $ifNull: ['$closedAs', null] }, null] };
  const [shown, listed] = isHeld ? [false, false] : [{ $and: conditions }, { $and: [...conditions, isOpen] }];
  return { $set: { shown, listed } };
}

/** Flips without a value. While the operator or reports hide the job, the earlier choice stays. */
export function setVisible(visible: boolean | undefined) {
  const isHidden = { $or: Object.keys(MAY_BE_SHOWN).map((fact) => `$${fact}`) };
  return { $set: { visible: { $cond: [isHidden, '$visible', visible ?? { $not: '$visible' }] } } };
}
