import { ADVERT_FACTS, type AdvertFact, formatDay, formatPay, placeInWords } from '@skybil/shared';
import { closingOf } from '../jobs/closing-facts.js';
import type { AdvertFacts } from '../jobs/job.record.js';
import type { OwnApplicationDto } from './dto/own-application.dto.js';

const WORDS: Record<AdvertFact, (job: AdvertFacts) => string> = {
  pay: (job) => formatPay(job),
  place: placeInWords,
  closingDate: ({ closingDate = '' }) => closingDate && formatDay(closingDate),
};

/** What somebody who applied on `date` reads about the advert (APPLY-44). */
export function advertNow(job: AdvertFacts | undefined, date: Date): OwnApplicationDto['advert'] {
  if (!job) return null;
  const changes = ADVERT_FACTS.flatMap((fact) => {
    const at = job.changedAt?.[fact];
    return at && at > date ? { fact, at: at.toISOString(), now: WORDS[fact](job) } : [];
  });
  return { ...closingOf(job), changes: changes.sort((a, b) => b.at.localeCompare(a.at)) };
}
