import {
  APPROVAL_REASONS,
  type ApprovalReason,
  LIMITS,
  REFUSAL_REASONS,
  type RefusalReason,
  REGISTRATION_REASONS,
  type RegistrationReason,
} from '@skybil/shared';
import { Matches } from 'class-validator';
import { OptionField, TextField } from '../../../platform/contract/input/fields.js';

/** ISO-8601 as the board writes it, or empty. */
const VERSION = String.raw`^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$`;

class DecisionDto {
  @Matches(new RegExp(VERSION), { message: 'Version must be as it was read' })
  @TextField({
    description: 'The version that was read; if it is no longer the current one, nothing is decided',
    max: 24,
    allowEmpty: true,
    pattern: VERSION,
    example: '2026-05-24T20:46:34.035Z',
  })
  version: string;

  @TextField({
    description: 'More about the reason, for the company; it stands on its pages, not in the mail',
    max: LIMITS.staffTextCharacters,
    optional: true,
    unsets: true,
    example: 'Take out the sentence about the form.',
  })
  text?: string;
}

export class RefusalDto extends DecisionDto {
  @OptionField(Object.keys(REFUSAL_REASONS), { description: 'The reason', example: 'asks-money' })
  reason: RefusalReason;
}

export class ApprovalDto extends DecisionDto {
  @OptionField(Object.keys(APPROVAL_REASONS), { description: 'The reason', example: 'fine' })
  reason: ApprovalReason;
}

export class RegistrationRefusalDto extends DecisionDto {
  @OptionField(Object.keys(REGISTRATION_REASONS), { description: 'The reason', example: 'not-registered' })
  reason: RegistrationReason;
}
