import { ApiProperty } from '@nestjs/swagger';
import { exactSize, LIMITS, NOT_SENT, type RegistrationState, REGISTRATION_STATES } from '@skybil/shared';
import { TextField } from '../../../platform/contract/input/fields.js';
import {
  PartAnswer,
  TextAnswer,
  TextsAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { NUMBER_EXAMPLE, RegistrationNumber } from '../registration-number.js';

export class SendRegistrationDto {
  @RegistrationNumber()
  @TextField({
    description: 'The number of the registration, with what it begins with',
    example: NUMBER_EXAMPLE,
    max: LIMITS.registrationNumberCharacters,
  })
  number: string;

  @TextField({
    description: 'Of an agency that recruits for others: the number of its licence',
    example: 'RL 1042',
    max: LIMITS.registrationNumberCharacters,
    optional: true,
    allowEmpty: true,
  })
  licence?: string;
}

export class SendRegistrationFormDto extends SendRegistrationDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: `The certificate: a PDF of at most ${exactSize(LIMITS.pdfBytes)}, without password, scripts or attachments`,
    example: 'certificate.pdf',
  })
  certificate: unknown;
}

export class RegistrationDto {
  @WordAnswer('What became of it', [...REGISTRATION_STATES, NOT_SENT])
  state: RegistrationState | typeof NOT_SENT;

  @TextAnswer('The number that was sent', NUMBER_EXAMPLE, { optional: true })
  number?: string;

  @TextAnswer("An agency's licence to recruit", 'RL 1042', { optional: true })
  licence?: string;

  @TimeAnswer('When it was sent', { optional: true })
  sentAt?: string;

  @TimeAnswer('When it was decided', { optional: true })
  decidedAt?: string;

  @TextAnswer('Why it was refused', 'The certificate names another company', { optional: true })
  reason?: string;

  @TextsAnswer('What a number begins with; empty if that is not known', 'RC', {
    maxItems: LIMITS.companyNumberPrefixes,
  })
  prefixes: string[];
}

export class OneRegistrationDto extends OkDto {
  @PartAnswer('The registration of the company', RegistrationDto)
  registration: RegistrationDto;
}
