import type { components } from '@skybil/api-client';

type Schemas = components['schemas'];
/** react-admin needs `id`. */
type Row<T extends { _id: string }> = Omit<T, '_id'> & { id: string };

export type Job = Row<Schemas['CompanyJobDto']>;
export type NewJob = Schemas['PostJobDto'];
export type JobPreview = Schemas['PreviewJobDto'];
export type PostedJob = Schemas['PostedJobDto'];
export type JobChange = Schemas['UpdateJobDto'];
export type Wording = Schemas['CheckWordingDto'];
export type UnfairPhrase = Schemas['UnfairPhraseDto'];
export type Visibility = Schemas['ChangeVisibilityDto'] & { visible: boolean };
export type DecisionOnApplication = Schemas['ChangeStatusDto'];
export type DecisionOnApplications = Schemas['ChangeStatusesDto'];
export type StageChange = Schemas['ChangeStageDto'];
export type StageChanges = Schemas['ChangeStagesDto'];
export type StageCounts = Schemas['CountsOfStagesDto'];
export type Interview = Schemas['InterviewDto'];
export type Invitation = Schemas['InviteDto'];
export type StatusResult = Schemas['StatusResultDto'];
export type Closing = Schemas['CloseJobDto'];
export type Company = Schemas['CompanyDto'];
export type SecondFactor = Schemas['SecondFactorDto'];
export type NewSecondFactor = Schemas['BegunSecondFactorDto'];
export type RecoveryCodes = Schemas['RecoveryCodesDto'];
export type ClosingProof = Schemas['CloseCompanyDto'];
export type EndOfSecondFactor = Schemas['EndSecondFactorDto'];
export type Receipt = Schemas['ReceiptDto'];
export type Session = Schemas['SessionDto'];
export type PasswordChange = Schemas['ChangePasswordDto'];
export type NewToken = Schemas['NewTokenDto'];
export type Login = Schemas['CompanyLoginDto'];
export type NewSession = Schemas['CompanySessionDto'];
export type RegistrationState = Schemas['RegistrationDto'];
export type Stats = Schemas['CompanyStatsDto'];

export type ReceivedApplication = Row<Schemas['ReceivedApplicationDto']>;
/** An application whose job and user still exist. */
export type Application = ReceivedApplication & {
  jobId: NonNullable<ReceivedApplication['jobId']>;
  userId: NonNullable<ReceivedApplication['userId']>;
};

export type EmailChange = Schemas['ChangeEmailDto'];

export interface Profile {
  name: string;
  about: string;
  website: string;
  location: NonNullable<Schemas['UpdateProfileFormDto']['location']>;
  /** Undefined keeps the current logo. */
  image?: File;
}

export interface SentRegistration {
  number: string;
  licence?: string | null;
  certificate: File;
}

export interface Answer {
  message: string;
}
