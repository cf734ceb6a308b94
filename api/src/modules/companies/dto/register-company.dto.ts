import { exactSize, LIMITS } from '@skybil/shared';
import { ApiProperty } from '@nestjs/swagger';
import { LastingEmail } from '../../../platform/contract/input/lasting-email.js';
import { EmailField, NewPasswordField } from '../../../platform/contract/input/fields.js';
import { NameField } from '../../../platform/contract/input/name-field.js';
import { CompanyContent, CompanyFacts } from '../company.fields.js';

export class RegisterCompanyDto extends CompanyContent {
  @LastingEmail()
  @EmailField({
    description: 'E-mail to sign in with; not a throw-away address',
    example: 'jobs@ekohaulage.example',
  })
  email: string;

  @NewPasswordField({ description: 'Password; common ones are refused', example: 'Harmattan-rain-7' })
  password: string;
}

const Logo = (): PropertyDecorator =>
  ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: `Logo: PNG, JPEG or WebP, at most ${exactSize(LIMITS.logoBytes)} and ${LIMITS.logoPixels / 1_000_000} megapixels; stored as WebP`,
    example: 'logo.png',
  });

export class RegisterCompanyFormDto extends RegisterCompanyDto {
  @Logo()
  image?: unknown;
}

export class UpdateProfileDto extends CompanyFacts {
  @NameField('company', { description: 'New company name', optional: true, example: 'Eko Haulage' })
  name?: string;
}

export class UpdateProfileFormDto extends UpdateProfileDto {
  @Logo()
  image?: unknown;
}
