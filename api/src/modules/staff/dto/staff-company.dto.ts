import { REGISTRATION_STATES, type RegistrationState } from '@skybil/shared';
import {
  CountAnswer,
  FlagAnswer,
  IdAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { STAFF_EXAMPLE } from './staff-examples.js';

export class StaffRegistrationDto {
  @WordAnswer('What became of it', REGISTRATION_STATES)
  state: RegistrationState;

  @TextAnswer('Number of the registration', 'RC 123456')
  number: string;

  @TextAnswer('Licence of an agency', 'RL 1042', { optional: true })
  licence?: string;

  @TimeAnswer('When the company sent it')
  sentAt: string;

  @TimeAnswer('When it was decided', { optional: true })
  decidedAt?: string;

  @FlagAnswer('Whether the certificate is still there', true)
  hasCertificate: boolean;
}

export class StaffCompanyDto {
  @IdAnswer('Id of the company', STAFF_EXAMPLE.companyId)
  _id: string;

  @TextAnswer('Its name', 'Eko Haulage')
  name: string;

  @TimeAnswer('When it registered, or was imported')
  since: string;

  @FlagAnswer('Whether it has an owner; imported companies have none until somebody claims them', true)
  owned: boolean;

  @TextAnswer('The part of its e-mail after the @, which proves nothing', 'eko-haulage.example', {
    optional: true,
  })
  mailDomain?: string;

  @FlagAnswer('Whether its e-mail is verified', true)
  emailProven: boolean;

  @CountAnswer('How many adverts it has', 12)
  adverts: number;

  @CountAnswer('How many of them are listed', 9)
  listed: number;

  @CountAnswer('In how many the advert check found something', 1)
  withFindings: number;

  @CountAnswer('How many reports of them wait for a decision', 2)
  reports: number;

  @PartAnswer('The registration that it sent', StaffRegistrationDto, { optional: true })
  registration?: StaffRegistrationDto;

  @TextAnswer('Why it is suspended; absent if it is not', 'It offers no real job.', { optional: true })
  suspended?: string;

  @TextAnswer('Its version, which a decision names', STAFF_EXAMPLE.version)
  version: string;
}
