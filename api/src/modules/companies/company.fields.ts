import type { SchemaDefinitionProperty } from 'mongoose';
import { NameField } from '../../platform/contract/input/name-field.js';

/** What a company says of itself: checked and documented here. */
export class CompanyContent {
  @NameField('company', { description: 'Company name', example: 'Eko Haulage' })
  name: string;
}

/** How each is kept. */
export const CONTENT = {
  name: { type: String, required: true },
} satisfies Record<keyof CompanyContent, SchemaDefinitionProperty>;

export type ContentField = keyof CompanyContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];

/** What is stored for a name: imports find the company again by the second. */
export function storedName(name: string): { name: string; nameLower: string } {
  return { name, nameLower: name.toLowerCase() };
}
