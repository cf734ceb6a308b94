import { BOARD } from './board.js';
export const ERASED = {
  profile: 'The account: name, e-mail addresses, phone number, picture, password',
  applications: 'Applications',
  savedJobs: 'Saved jobs',
  reports: 'Reports of adverts',
  documents: 'Resumes and certificates',
  jobs: 'Jobs',
  logo: 'Logo',
  mails: 'Mails that waited to be sent',
  sessions: 'Sessions on devices',
  newsletter: 'Newsletter subscriptions',
} as const;
export type ErasedKind = keyof typeof ERASED;

/** What is retained after an erasure. The periods are those of `RETENTION`. */
export const KEPT = {
  securityLog: {
    what: 'Entries of the security log, in which numbers and fingerprints stand for names, e-mails, addresses and devices',
    why: `To find break-ins, and to tell those concerned and the ${BOARD.country.regulator} of them, as the ${BOARD.country.law} requires`,
  },
  erasedMark: {
    what: 'A fingerprint of the sign-in',
    why: 'So that a session from before the erasure does not make the account anew',
  },
} as const;
export type KeptKind = keyof typeof KEPT;
