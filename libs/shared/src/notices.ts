import type { Stage } from './lifecycles.js';

/** The operator's sentence without its full stop, to stand inside ours. */
const inner = (reason: string) => reason.trim().replace(/[.!]+$/, '');

export const companySuspended = (reason: string, supportEmail: string) =>
  `Your company is suspended: ${inner(reason)}. Your jobs are not shown. Write to ${supportEmail} about it.`;

export const jobReported = (supportEmail: string) =>
  `People have reported this job. It is hidden until we have looked at it. Write to ${supportEmail} about it.`;

export const jobHidden = (reason: string, supportEmail: string) =>
  `We have hidden this job: ${inner(reason)}. Write to ${supportEmail} about it.`;

/** What each rule of the advert check says to the company. */
const ADVERT_RULES: Readonly<Record<string, string>> = {
  'money-asked': 'It asks applicants for money',
  'secret-data': 'It asks for bank or identity data before an offer',
  'crypto-or-gift-cards': 'It deals in crypto or gift cards',
  'chat-only': 'It takes applications by chat only',
  'guaranteed-visa': 'It guarantees a visa or a journey',
  'like-known-scams': 'It reads like known scams',
  'unlikely-pay': 'The pay is very high for this job',
  pressure: 'It puts applicants under pressure',
  'contact-in-text': 'It has a phone number or a link in the text',
  'copied-text': 'Another company has an advert with the same text',
};
export const ADVERT_RULE_NAMES = Object.keys(ADVERT_RULES);

/** @param sentence of the advert that broke the rule */
export const advertFinding = (rule: string, sentence: string) =>
  `${ADVERT_RULES[rule] ?? 'It may mislead applicants'}: “${sentence}”`;

/** The company's text about itself broke a rule of the advert check. */
export const aboutRefused = (rule: string, sentence: string) =>
  `${advertFinding(rule, sentence)} Please take this out.`;

const WAITS_FOR = {
  email: 'your e-mail to be confirmed',
  company: 'a check of your company',
  decision: 'a decision on this advert',
} as const;

/** What a job waits for that its company shows and that is not listed. */
export type WaitingFor = keyof typeof WAITS_FOR;
export const WAITING_FOR = Object.keys(WAITS_FOR) as WaitingFor[];

export const notPublicYet = (waitingFor: readonly WaitingFor[]) =>
  `Not public yet: waiting for ${waitingFor.map((reason) => WAITS_FOR[reason]).join(' and ')}`;

export const wrongStage = (from: Stage, to: Stage) => `An application cannot move from ${from} to ${to}.`;
