import type { SchemaDefinitionProperty } from 'mongoose';
import { LIMITS } from '@skybil/shared';
import { EXAMPLE } from '../../platform/contract/docs/examples.js';
import { ParagraphField, PlaceField, WebsiteField } from '../../platform/contract/input/contact-fields.js';
import { NameField } from '../../platform/contract/input/name-field.js';
import { nameKey } from '../../platform/contract/input/name-key.js';

export class CompanyContent {
  @NameField('company', { description: 'Company name', example: 'Eko Haulage' })
  name: string;
}

export const CONTENT = {
  name: { type: String, required: true },
} satisfies Record<keyof CompanyContent, SchemaDefinitionProperty>;

export type ContentField = keyof CompanyContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];

/** Not part of the company inside a job. An empty text removes one. */
export class CompanyFacts {
  @ParagraphField({
    description: `What the company says about itself, at most ${LIMITS.aboutCharacters} characters`,
    max: LIMITS.aboutCharacters,
    example: 'We move goods from the port to the north.',
  })
  about?: string;

  @WebsiteField({ description: 'Its website', example: 'https://ekohaulage.example' })
  website?: string;

  @PlaceField({ description: 'Where it is: a state, or the country for many places', example: EXAMPLE.place })
  location?: string;
}

export const FACTS = {
  about: String,
  website: String,
  location: String,
} satisfies Record<keyof CompanyFacts, SchemaDefinitionProperty>;
export const FACT_FIELDS = Object.keys(FACTS) as (keyof CompanyFacts)[];

/** Imports find a company by `nameLower`, and names that look the same by `nameKey`. */
export function storedName(name: string): { name: string; nameLower: string; nameKey: string } {
  return { name, nameLower: name.toLowerCase(), nameKey: nameKey(name) };
}
