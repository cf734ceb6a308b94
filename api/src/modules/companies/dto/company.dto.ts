import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../../../http/ok.js';

/** A company as it stands inside a job or an application. */
export class CompanyRefDto {
  @ApiProperty({ description: '24 hex digits', example: '665f1c2e9b3e4a0012ab34cd' })
  _id: string;

  @ApiProperty({ example: 'Eko Haulage' })
  name: string;

  @ApiProperty({ description: 'Absolute address of the logo, or of drawn initials', format: 'uri' })
  image: string;
}

/** A company as it sees itself. */
export class CompanyDto extends CompanyRefDto {
  @ApiProperty({ format: 'email', example: 'recruiter@demo.example' })
  email: string;
}

export class OneCompanyDto extends OkDto {
  @ApiProperty({ type: CompanyDto })
  company: CompanyDto;
}

export class CompanySessionDto extends OneCompanyDto {
  @ApiProperty({ description: 'Goes into the header `token`; good for 7 days' })
  token: string;
}

export class CompanyProfileDto extends OkDto {
  @ApiProperty({ type: CompanyDto })
  data: CompanyDto;
}
