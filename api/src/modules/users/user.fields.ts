import type { SchemaDefinitionProperty } from 'mongoose';
import { NameField } from '../../platform/contract/input/name-field.js';

export class UserContent {
  @NameField('person', { description: 'First name', example: 'Adaeze' })
  firstName: string;

  @NameField('person', { description: 'Last name', example: 'Okafor' })
  lastName: string;
}

/** Empty until the identity provider sends a value. */
export const CONTENT = {
  firstName: { type: String, default: '' },
  lastName: { type: String, default: '' },
} satisfies Record<keyof UserContent, SchemaDefinitionProperty>;

export type ContentField = keyof UserContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];
