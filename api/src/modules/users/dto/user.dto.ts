import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../../../http/ok.js';

/** A seeker as he or she sees the own record. */
export class UserDto {
  @ApiProperty({ description: '24 hex digits', example: '665f1c2e9b3e4a0012ab34ce' })
  _id: string;

  @ApiProperty({ example: 'Adaeze' })
  firstName: string;

  @ApiProperty({ example: 'Okafor' })
  lastName: string;

  @ApiProperty({ example: 'Adaeze Okafor' })
  name: string;

  @ApiProperty({ example: 'seeker@demo.example' })
  email: string;

  @ApiProperty({ description: 'Absolute address of a picture, or of drawn initials', format: 'uri' })
  image: string;

  @ApiProperty({ description: 'Absolute link to the resume, good for 15 minutes; empty when there is none' })
  resume: string;
}

export class OneUserDto extends OkDto {
  @ApiProperty({ type: UserDto })
  user: UserDto;
}

export class SeekerSessionDto extends OneUserDto {
  @ApiProperty({ description: 'Goes into `Authorization: Bearer …`; good for 24 hours' })
  token: string;
}
