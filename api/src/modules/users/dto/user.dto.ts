import { LIMITS, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { ApiProperty } from '@nestjs/swagger';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import {
  CountAnswer,
  FlagAnswer,
  IdAnswer,
  LinkAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

export class UserDto {
  @IdAnswer("The seeker's id", '665f1c2e9b3e4a0012ab34ce')
  _id: string;

  @TextAnswer('First name; empty until the identity provider sends it', 'Adaeze')
  firstName: string;

  @TextAnswer('Last name; empty until the identity provider sends it', 'Okafor')
  lastName: string;

  @TextAnswer('First and last name', 'Adaeze Okafor')
  name: string;

  @TextAnswer('E-mail', SAMPLE_ACCOUNTS.seeker)
  email: string;

  @FlagAnswer('Whether the e-mail is proven; before that only the proof mail is sent', true)
  emailProven: boolean;

  @TextAnswer('E-mail that replaces it once the link in a mail to it is used', 'adaeze@newmail.example', {
    optional: true,
  })
  newEmail?: string;

  @TextAnswer('Phone number, if one was given', EXAMPLE.phone, { optional: true })
  phone?: string;

  @FlagAnswer('Whether companies see the phone number on applications', false)
  phoneShared: boolean;

  @FlagAnswer('Whether receipts for applications and changes and closings of their adverts are mailed', true)
  receipts: boolean;

  @LinkAnswer('A picture, or drawn initials', 'https://board.example/api/initials/AO.svg?tint=3')
  image: string;

  @ApiProperty({
    description: `Absolute link to the resume, valid for ${LIMITS.fileLinkMinutes} minutes; empty when there is none`,
    example:
      'https://board.example/api/files/665f1c2e9b3e4a0012ab34d0?v=s-665f1c2e9b3e4a0012ab34ce&e=1790000000&s=Zm9v',
  })
  resume: string;

  @CountAnswer('Bytes of the resume; absent when there is none', 217_000, { optional: true })
  resumeBytes?: number;

  @TextAnswer('Name of the file of the resume; absent when there is none', 'Adaeze Okafor.pdf', {
    optional: true,
  })
  resumeName?: string;

  @TimeAnswer('When the resume was uploaded; absent when there is none', { optional: true })
  resumeDate?: string;
}

export class OneUserDto extends OkDto {
  @PartAnswer('The signed-in seeker', UserDto)
  user: UserDto;
}

export class SeekerSessionDto extends OneUserDto {
  @TextAnswer(
    `Goes into \`Authorization: Bearer …\`; valid for ${LIMITS.seekerSessionHours} hours`,
    'eyJhbGciOiJSUzI1NiJ9.e30.c2ln',
  )
  token: string;
}
