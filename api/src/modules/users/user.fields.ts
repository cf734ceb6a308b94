import type { SchemaDefinitionProperty } from 'mongoose';
import { NameField } from '../../platform/contract/input/name-field.js';

/** What seekers say of themselves, here or to the identity provider: checked and documented here. */
export class UserContent {
  @NameField('person', { description: 'First name', example: 'Adaeze' })
  firstName: string;

  @NameField('person', { description: 'Last name', example: 'Okafor' })
  lastName: string;
}

/** How each is kept; empty until the provider has told it. */
export const CONTENT = {
  firstName: { type: String, default: '' },
  lastName: { type: String, default: '' },
} satisfies Record<keyof UserContent, SchemaDefinitionProperty>;

export type ContentField = keyof UserContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];
