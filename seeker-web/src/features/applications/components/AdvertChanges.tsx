import { type AdvertFact, formatShortDate } from '@skybil/shared';
import type { Application } from '../../../lib/contract';

const NAMES: Record<AdvertFact, string> = { pay: 'Pay', place: 'Place', closingDate: 'Closing date' };

/** APPLY-44 */
export function AdvertChanges({ advert }: Application) {
  return advert?.changes.map(({ fact, at, now }) => (
    <p key={fact} className="applications__note">
      {NAMES[fact]} changed on {formatShortDate(at)}: now {now}
    </p>
  ));
}
