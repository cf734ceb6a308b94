import { advertFinding, MESSAGES } from '@skybil/shared';
import { encode } from 'html-entities';
import { fieldError } from '../../platform/errors/app-error.js';
import { checkAdvert, isHigh } from '../advert-check/check-advert.js';
import type { AskedDecision } from './application.policy.js';

/** The next step is mailed, so it is checked like an advert (DECIDE-10). @throws AppError bad_input */
export function refuseNextStep({ status, nextStep }: AskedDecision): void {
  if (!nextStep) return;
  if (status !== 'Accepted') throw fieldError('bad_input', 'nextStep', MESSAGES.nextStepOfRejection);
  const advert = { title: '', company: '', location: '', salary: '', description: encode(nextStep) };
  const found = checkAdvert(advert).findings.find(({ rule }) => isHigh(rule));
  if (found) throw fieldError('bad_input', 'nextStep', advertFinding(found.rule, found.sentence));
}
