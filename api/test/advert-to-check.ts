import { type Advert, type AdvertText, readAdvert } from '../src/modules/advert-check/advert-text.js';

/** An advert without fault but for its description or the given fields. */
export function advertToCheck(description: string, fields: Partial<Advert> = {}): Advert {
  return {
    title: 'Cook',
    company: 'Mama Put',
    location: 'Lagos',
    salary: '₦100,000',
    description,
    ...fields,
  };
}

export function textToCheck(description: string, fields: Partial<Advert> = {}): AdvertText {
  return readAdvert(advertToCheck(description, fields));
}
