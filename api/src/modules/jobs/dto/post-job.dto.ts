import {
  CURRENCIES,
  JOB_CATEGORIES,
  JOB_KINDS,
  JOB_LEVELS,
  JOB_LOCATIONS,
  JOB_NATURES,
  type JobKind,
  LIMITS,
  NEW_JOB_DEFAULTS,
} from '@skybil/shared';
import { BooleanField, HtmlField, OptionField, TextField } from '../../../contract/input/fields.js';

/** What a recruiter writes. */
export class JobContentDto {
  @TextField({ description: 'Job title', max: LIMITS.titleCharacters, example: 'Backend Engineer' })
  title: string;

  @HtmlField({
    description: `Description as HTML; cleaned on arrival, at most ${LIMITS.descriptionBytes} bytes then`,
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
    default: NEW_JOB_DEFAULTS.nature,
    example: 'Remote',
  })
  nature?: string;

  @OptionField(CURRENCIES, {
    description: 'Currency of the pay',
    optional: true,
    default: NEW_JOB_DEFAULTS.currency,
    example: 'NGN',
  })
  currency?: string;
}

export class PostJobDto extends JobContentDto {
  @OptionField(JOB_KINDS, {
    description: 'On-site or remote',
    optional: true,
    default: NEW_JOB_DEFAULTS.kind,
    example: 'job',
  })
  kind?: JobKind;
}

/** An edit from the console; it sends the whole record, of which these are kept. */
export class UpdateJobDto extends JobContentDto {
  @BooleanField({
    description: 'Whether it is shown on the board; without it nothing changes',
    optional: true,
    example: true,
  })
  visible?: boolean;
}
