import { checkAdvert, isHigh, type Finding } from '../advert-check/check-advert.js';
import type { JobContent } from './job.fields.js';

export interface AdvertFindings {
  /** High ones if there are any, else low ones. */
  findings: Finding[];
  /** When the company asked for a decision on this text. */
  askedAt?: Date;
  /** When an operator approved this text. */
  approvedAt?: Date;
}

export interface CheckedText {
  /** Absent if the check found nothing. */
  check?: AdvertFindings;
  /** A high finding keeps the job off the lists until an operator approves the text. */
  heldByCheck?: true;
  /** Finds copies of the description; absent if it is short. */
  textKey?: string;
}

/** Whether another company publishes the description. */
export interface TextOrigin {
  textKey?: string;
  isCopied: boolean;
}

/** Fields that the check reads, beside the company's name. */
const TEXT_FIELDS = ['title', 'description', 'location', 'place', 'salary', 'currency'] as const;
type Text = Pick<JobContent, (typeof TEXT_FIELDS)[number]>;

export function checkedText(
  text: Text,
  company: string,
  { textKey, isCopied }: TextOrigin = { isCopied: false },
): CheckedText {
  const { title, description, location, place = '', salary, currency } = text;
  const { verdict, findings } = checkAdvert({
    title,
    company,
    location: `${place} ${location}`.trim(),
    salary: `${salary} ${currency}`.trim(),
    description,
    isCopied,
  });
  const keyed = textKey === undefined ? {} : { textKey };
  if (verdict === 'clear') return keyed;
  const isHeld = verdict === 'held';
  return {
    ...keyed,
    check: { findings: findings.filter(({ rule }) => isHigh(rule) === isHeld) },
    ...(isHeld ? { heldByCheck: true } : {}),
  };
}

/**
 * {@link checkedText} as an update stage. It comes before the stage that writes the text: if the text stays the same, so do
 * its findings, the request for a decision and the approval.
 */
export function setChecked(text: Text, company: string, origin: TextOrigin) {
  const checked = checkedText(text, company, origin);
  const isSame = TEXT_FIELDS.map((field) => ({
    $eq: [{ $ifNull: [`$${field}`, null] }, { $literal: text[field] ?? null }],
  }));
  const unlessSame = (field: keyof CheckedText) => ({
    $cond: [{ $and: isSame }, `$${field}`, checked[field] ? { $literal: checked[field] } : '$$REMOVE'],
  });
  const textKey = origin.textKey ?? '$$REMOVE';
  return { $set: { check: unlessSame('check'), heldByCheck: unlessSame('heldByCheck'), textKey } };
}
