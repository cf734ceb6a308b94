import { LIMITS } from '@skybil/shared';
import type { SchemaDefinitionProperty } from 'mongoose';
import { TextField } from '../../contract/input/fields.js';

/** What seekers say of themselves, here or to the identity provider: checked and documented here. */
export class UserContent {
  @TextField({ description: 'First name', max: LIMITS.nameCharacters, example: 'Adaeze' })
  firstName: string;

  @TextField({ description: 'Last name', max: LIMITS.nameCharacters, example: 'Okafor' })
  lastName: string;
}

/** How each is kept; empty until the provider has told it. */
export const CONTENT = {
  firstName: { type: String, default: '' },
  lastName: { type: String, default: '' },
} satisfies Record<keyof UserContent, SchemaDefinitionProperty>;

export type ContentField = keyof UserContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];
