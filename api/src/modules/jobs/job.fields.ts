import {
  CURRENCIES,
  JOB_CATEGORIES,
  JOB_LEVELS,
  JOB_LOCATIONS,
  JOB_NATURES,
  LIMITS,
  NEW_JOB_DEFAULTS,
} from '@skybil/shared';
import type { SchemaDefinitionProperty } from 'mongoose';
import { HtmlField, OptionField, TextField } from '../../platform/contract/input/fields.js';

export class JobContent {
  @TextField({ description: 'Job title', max: LIMITS.titleCharacters, example: 'Backend Engineer' })
  title: string;

  @HtmlField({
    description: `Description as HTML. It is cleaned on arrival: at most ${LIMITS.descriptionTags} tags before and after, closing ones included, and at most ${LIMITS.descriptionBytes} bytes after`,
    example: '<p>Build payment services with us.</p>',
  })
  description: string;

  @OptionField(JOB_LOCATIONS, { description: 'Where, in any case', example: 'Lagos' })
  location: string;

  @TextField({
    description: 'Pay for a month as free text; a number is taken as its text',
    max: LIMITS.salaryCharacters,
    numbers: true,
    example: '250,000 - 400,000',
  })
  salary: string;

  @OptionField(JOB_CATEGORIES, { description: 'Category, in any case', example: 'Programming' })
  category: string;

  @OptionField(JOB_LEVELS, { description: 'Level, in any case', example: 'Senior level' })
  level: string;

  @OptionField(JOB_NATURES, {
    description: 'Work mode',
    optional: true,
    unsets: true,
    default: NEW_JOB_DEFAULTS.nature,
    example: 'Remote',
  })
  nature: string = NEW_JOB_DEFAULTS.nature;

  @OptionField(CURRENCIES, {
    description: 'Currency of the pay',
    optional: true,
    unsets: true,
    default: NEW_JOB_DEFAULTS.currency,
    example: 'NGN',
  })
  currency: string = NEW_JOB_DEFAULTS.currency;
}

/** How each field is stored. An imported advert may leave the options empty. */
export const CONTENT = {
  title: { type: String, required: true },
  description: { type: String, default: '' },
  location: { type: String, required: true },
  salary: { type: String, required: true },
  category: { type: String, default: '' },
  level: { type: String, default: '' },
  nature: { type: String, default: '' },
  currency: { type: String, default: '' },
} satisfies Record<keyof JobContent, SchemaDefinitionProperty>;

export type ContentField = keyof JobContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];
