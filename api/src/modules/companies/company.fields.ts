import type { SchemaDefinitionProperty } from 'mongoose';
import { NameField } from '../../platform/contract/input/name-field.js';

export class CompanyContent {
  @NameField('company', { description: 'Company name', example: 'Eko Haulage' })
  name: string;
}

export const CONTENT = {
  name: { type: String, required: true },
} satisfies Record<keyof CompanyContent, SchemaDefinitionProperty>;

export type ContentField = keyof CompanyContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];

/** Imports find a company by `nameLower`. */
export function storedName(name: string): { name: string; nameLower: string } {
  return { name, nameLower: name.toLowerCase() };
}
