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
}

/** Fields that the check reads, beside the company's name. */
const TEXT_FIELDS = ['title', 'description', 'location', 'place', 'salary', 'currency'] as const;
type Text = Pick<JobContent, (typeof TEXT_FIELDS)[number]>;

export function checkedText(text: Text, company: string): CheckedText {
  const { title, description, location, place = '', salary, currency } = text;
  const { verdict, findings } = checkAdvert({
    title,
    company,
    location: `${place} ${location}`.trim(),
    salary: `${salary} ${currency}`.trim(),
    description,
  });
  if (verdict === 'clear') return {};
  const isHeld = verdict === 'held';
  return {
    check: { findings: findings.filter(({ rule }) => isHigh(rule) === isHeld) },
    ...(isHeld ? { heldByCheck: true } : {}),
  };
}

/**
 * {@link checkedText} as an update stage. It comes before the stage that writes the text: if the text stays the same, so do
 * its findings, the request for a decision and the approval.
 */
export function setChecked(text: Text, company: string) {
  const checked = checkedText(text, company);
  const isSame = TEXT_FIELDS.map((field) => ({
    $eq: [{ $ifNull: [`$${field}`, null] }, { $literal: text[field] ?? null }],
  }));
  const unlessSame = (field: keyof CheckedText) => ({
    $cond: [{ $and: isSame }, `$${field}`, checked[field] ? { $literal: checked[field] } : '$$REMOVE'],
  });
  return { $set: { check: unlessSame('check'), heldByCheck: unlessSame('heldByCheck') } };
}
