import { companySuspended, LIMITS, SAMPLE_ACCOUNTS } from '@skybil/shared';
import {
  FlagAnswer,
  IdAnswer,
  LinkAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

export class CompanyRefDto {
  @IdAnswer("The company's id", '665f1c2e9b3e4a0012ab34cc')
  _id: string;

  @TextAnswer('Its name', 'Eko Haulage')
  name: string;

  @LinkAnswer('The logo, or drawn initials', 'https://board.example/api/logos/665f1c2e9b3e4a0012ab34d1')
  image: string;
}

export class CompanyCheckDto {
  @TextAnswer('Number of its registration', 'RC 123456')
  number: string;

  @TextAnswer('Of an agency: its licence to recruit', 'RL 1042', { optional: true })
  licence?: string | undefined;

  @TimeAnswer('When a moderator compared number and certificate')
  checkedAt: string;
}

export class CompanyDto extends CompanyRefDto {
  @TextAnswer('E-mail it signs in with', SAMPLE_ACCOUNTS.recruiter)
  email: string;

  @FlagAnswer('Whether the e-mail is proven; before that only the proof mail is sent', true)
  emailProven: boolean;

  @TextAnswer('E-mail that replaces it once the link in a mail to it is used', 'jobs@newmail.example', {
    optional: true,
  })
  newEmail?: string;

  @FlagAnswer('Whether it is mailed about new applicants', true)
  applicantMails: boolean;

  @TextAnswer('What it says about itself', 'We move goods from the port to the north.')
  about: string;

  @TextAnswer('Its website', 'https://ekohaulage.example')
  website: string;

  @TextAnswer('Where it is: a state, or the country', EXAMPLE.place)
  location: string;

  @FlagAnswer('Whether its jobs are held back until the e-mail is proven', false)
  jobsHeld: boolean;

  @TextAnswer(
    'Present while the operator suspends the company, whose jobs are not listed then: the reason and a contact',
    companySuspended('adverts that ask for money', EXAMPLE.supportEmail),
    { optional: true },
  )
  suspended?: string;
}

export class OneCompanyDto extends OkDto {
  @PartAnswer('The signed-in company', CompanyDto)
  company: CompanyDto;
}

export class CompanySessionDto extends OneCompanyDto {
  @TextAnswer(
    `Goes into the header \`token\`; valid for ${LIMITS.companySessionDays} days`,
    'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  )
  token: string;
}

export class CompanyProfileDto extends OkDto {
  @PartAnswer('The signed-in company', CompanyDto)
  data: CompanyDto;
}
