import { aboutRefused } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { fraudIn } from '../advert-check/check-advert.js';

/**
 * What a company says about itself is checked by the phrases of the advert check (COMPANY-5).
 * @param about plain text
 * @throws AppError bad_input with the rule and the sentence
 */
export function refuseScam(about: string): void {
  const found = fraudIn(about);
  if (!found) return;
  const message = aboutRefused(found.rule, found.sentence);
  throw new AppError('bad_input', message, { errors: { about: message } });
}
