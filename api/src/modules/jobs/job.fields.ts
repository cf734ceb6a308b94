import {
  CURRENCIES,
  EMPLOYMENT_TYPES,
  HOME_CURRENCY,
  JOB_CATEGORIES,
  JOB_LEVELS,
  JOB_LOCATIONS,
  JOB_NATURES,
  LIMITS,
  NATIONWIDE,
  NEW_JOB_DEFAULTS,
  OPEN_TO_VALUES,
  PAY_BASES,
  PAY_PERIODS,
  REQUIREMENTS,
  WORK_MODES,
} from '@skybil/shared';
import type { SchemaDefinitionProperty } from 'mongoose';
import {
  HtmlField,
  NumberField,
  OptionField,
  OptionsField,
  TextField,
} from '../../platform/contract/input/fields.js';

const PAY_FIGURE = { min: 0, max: LIMITS.maxPay, optional: true, unsets: true } as const;

export class JobContent {
  @TextField({ description: 'Job title', max: LIMITS.titleCharacters, example: 'Backend Engineer' })
  title: string;

  @HtmlField({
    description: `Description as HTML. It is cleaned on arrival: at most ${LIMITS.descriptionTags} tags before and after, closing ones included, and at most ${LIMITS.descriptionBytes} bytes after`,
    example: '<p>Build payment services with us.</p>',
  })
  description: string;

  @OptionField([...JOB_LOCATIONS, NATIONWIDE], {
    description: `State, in any case; \`${NATIONWIDE}\` for a job in every state`,
    example: NEW_JOB_DEFAULTS.location,
  })
  location: string;

  @TextField({
    description:
      'Pay for a month as free text; a number is taken as its text. Without `payMin` and `payMax` they are read from a clear text; `0` beside them takes the text from them',
    max: LIMITS.salaryCharacters,
    numbers: true,
    example: '250,000 - 400,000',
  })
  salary: string;

  @OptionField(JOB_CATEGORIES, { description: 'Category, in any case', example: NEW_JOB_DEFAULTS.category })
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
    example: HOME_CURRENCY,
  })
  currency: string = NEW_JOB_DEFAULTS.currency;

  @OptionsField(JOB_LOCATIONS, {
    description: 'All states of the job; `location` is the first of them',
    optional: true,
    unsets: true,
    example: [JOB_LOCATIONS[0], JOB_LOCATIONS[3]],
  })
  states?: string[];

  @TextField({
    description: 'City or area within the state',
    max: LIMITS.placeCharacters,
    optional: true,
    unsets: true,
    example: 'Ikeja',
  })
  place?: string;

  @OptionField(EMPLOYMENT_TYPES, {
    description: 'Employment type',
    optional: true,
    unsets: true,
    example: 'Full-time',
  })
  employmentType?: string;

  @OptionField(WORK_MODES, {
    description: 'Where the work is done; `nature` stays as given',
    optional: true,
    unsets: true,
    example: 'Hybrid',
  })
  workMode?: string;

  @OptionField(REQUIREMENTS, {
    description: 'Whether the national youth service must be completed; not required without it',
    optional: true,
    unsets: true,
    example: 'Required',
  })
  nysc?: string;

  @OptionField(REQUIREMENTS, {
    description: 'Whether a degree or higher national diploma is needed; not required without it',
    optional: true,
    unsets: true,
    example: 'Required',
  })
  degree?: string;

  @NumberField({ ...PAY_FIGURE, description: 'Least pay for the period, in the currency', example: 250_000 })
  payMin?: number;

  @NumberField({ ...PAY_FIGURE, description: 'Most pay for the period, in the currency', example: 400_000 })
  payMax?: number;

  @OptionField(PAY_PERIODS, {
    description: 'Period of `payMin` and `payMax`; a month without it',
    optional: true,
    unsets: true,
    example: 'month',
  })
  payPeriod?: string;

  @OptionField(PAY_BASES, {
    description: 'Whether the figures are before or after tax',
    optional: true,
    unsets: true,
    example: 'gross',
  })
  payBasis?: string;

  @OptionsField(OPEN_TO_VALUES, {
    description: 'Remote jobs: `Worldwide`, or the codes of the countries whose residents may apply',
    optional: true,
    unsets: true,
    example: ['NG', 'GH'],
  })
  openTo?: string[];
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
  states: { type: [String], default: undefined },
  place: String,
  employmentType: String,
  workMode: String,
  nysc: String,
  degree: String,
  payMin: Number,
  payMax: Number,
  payPeriod: String,
  payBasis: String,
  openTo: { type: [String], default: undefined },
} satisfies Record<keyof JobContent, SchemaDefinitionProperty>;

export type ContentField = keyof JobContent;
export const CONTENT_FIELDS = Object.keys(CONTENT) as ContentField[];
