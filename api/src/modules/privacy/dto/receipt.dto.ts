import { ERASED, type ErasedKind, KEPT, RETENTION } from '@skybil/shared';
import {
  CountAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { SecondFactorCodeField } from '../../accounts/second-factor/second-factor.dto.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { PasswordField } from '../../../platform/contract/input/fields.js';

export class EraseAccountDto {
  @PasswordField({
    description: 'The password again; not needed with a hosted sign-in',
    optional: true,
    example: 'Harmattan-rain-7',
  })
  password?: string;

  @SecondFactorCodeField({
    optional: true,
    description: 'With two-step sign-in: the six digits that the app shows, or a recovery code',
  })
  code?: string;
}

export class CloseCompanyDto {
  @PasswordField({ description: 'The password again', example: 'Harmattan-rain-7' })
  password: string;

  @SecondFactorCodeField({
    optional: true,
    description: 'With two-step sign-in: the six digits that the app shows, or a recovery code',
  })
  code?: string;
}

export class ErasedDto {
  @WordAnswer('Kind of data', Object.keys(ERASED))
  kind: ErasedKind;

  @TextAnswer('The kind in words', ERASED.applications)
  what: string;

  @CountAnswer('How many there were', 3)
  count: number;
}

export class KeptDto {
  @TextAnswer('What stays', KEPT.securityLog.what)
  what: string;

  @TextAnswer('For how long', `${RETENTION.securityLogMonths} months`)
  period: string;

  @TextAnswer('Why', KEPT.securityLog.why)
  why: string;
}

/** Only its number is stored, in the security log. */
export class ReceiptDto {
  @TextAnswer('Its number, which the security log contains', '665f1c2e9b3e4a0012ab34d7')
  number: string;

  @TimeAnswer('When')
  date: string;

  @PartAnswer('What was erased', [ErasedDto])
  erased: ErasedDto[];

  @PartAnswer('What stays', [KeptDto])
  kept: KeptDto[];
}

export class OneReceiptDto extends OkDto {
  @PartAnswer('Print or save it: it cannot be requested again', ReceiptDto)
  receipt: ReceiptDto;
}
