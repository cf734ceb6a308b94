import { LOGO_SIDES } from '@skybil/shared';
import { OptionField } from '../contract/input/fields.js';

export class LogoQueryDto {
  @OptionField(LOGO_SIDES.map(String), {
    description: 'Longest side in pixels; without it the logo as it is kept',
    example: '96',
    optional: true,
  })
  size?: string;
}
