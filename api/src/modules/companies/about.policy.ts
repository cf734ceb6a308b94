import { aboutRefused } from '@skybil/shared';
import { encode } from 'html-entities';
import { AppError } from '../../platform/errors/app-error.js';
import { checkAdvert, isHigh } from '../advert-check/check-advert.js';

/**
 * What a company says about itself is checked like an advert (COMPANY-5).
 * @param about plain text
 * @throws AppError bad_input with the rule and the sentence
 */
export function refuseScam(about: string): void {
  const advert = { title: '', company: '', location: '', salary: '', description: encode(about) };
  const found = checkAdvert(advert).findings.find(({ rule }) => isHigh(rule));
  if (!found) return;
  const message = aboutRefused(found.rule, found.sentence);
  throw new AppError('bad_input', message, { errors: { about: message } });
}
