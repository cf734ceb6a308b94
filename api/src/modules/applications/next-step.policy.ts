import { advertFinding, type Decision, MESSAGES } from '@skybil/shared';
import { fieldError } from '../../platform/errors/app-error.js';
import { fraudIn } from '../advert-check/check-advert.js';

interface AskedNextStep {
  status: Decision;
  nextStep?: string;
}

/** @throws AppError bad_input (DECIDE-10) */
export function refuseNextStep({ status, nextStep }: AskedNextStep): void {
  if (!nextStep) return;
  if (status !== 'Accepted') throw fieldError('bad_input', 'nextStep', MESSAGES.nextStepOfRejection);
  refuseFraud('nextStep', nextStep);
}

/** What a company writes to an applicant is checked by the phrases of the advert check (DECIDE-10, INTERVIEW-2). @throws AppError bad_input */
export function refuseFraud(field: string, text = ''): void {
  const found = fraudIn(text);
  if (found) throw fieldError('bad_input', field, advertFinding(found.rule, found.sentence));
}
