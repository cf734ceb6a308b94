import type { SchemaDefinitionProperty } from 'mongoose';
import { EXAMPLE } from '../../platform/contract/docs/examples.js';
import { PhoneField } from '../../platform/contract/input/contact-fields.js';
import { BooleanField } from '../../platform/contract/input/fields.js';
import { NameField } from '../../platform/contract/input/name-field.js';

export class UserContent {
  @NameField('person', { description: 'First name', example: 'Adaeze' })
  firstName: string;

  @NameField('person', { description: 'Last name', example: 'Okafor' })
  lastName: string;
}

/** Kept by the board also where a hosted provider signs in. */
export class UserContact {
  @PhoneField({ description: 'Phone number; empty for none', example: EXAMPLE.phone })
  phone?: string;

  @BooleanField({ description: 'Whether companies see it on applications', optional: true, example: true })
  phoneShared?: boolean;
}

export const CONTACT = {
  phone: String,
  phoneShared: Boolean,
} satisfies Record<keyof UserContact, SchemaDefinitionProperty>;
export const CONTACT_FIELDS = Object.keys(CONTACT) as (keyof UserContact)[];

/** Empty until the identity provider sends a value. */
export const CONTENT = {
  firstName: { type: String, default: '' },
  lastName: { type: String, default: '' },
} satisfies Record<keyof UserContent, SchemaDefinitionProperty>;

export type ContentField = keyof UserContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];
