import { MESSAGES, type JobKind } from '@skybil/shared';

export interface ApplyFacts {
  signedIn: boolean;
  /** Address of the resume, '' when there is none, undefined when there is no user record. */
  resume: string | undefined;
  /** The board could not be asked for the record: it looks itself, once it is sent the application. */
  isUnreachable?: boolean;
  certificate: File | undefined;
}

export interface ApplyRefusal {
  message: string;
  goTo?: string;
}

const SIGN_IN: ApplyRefusal = { message: MESSAGES.loginToApply };
const RESUME: ApplyRefusal = { message: MESSAGES.uploadResume, goTo: '/applications' };
const CERTIFICATE: ApplyRefusal = { message: MESSAGES.uploadCertificate };

/** What keeps someone from applying. The order of the checks differs by kind (APPLY-2). */
export function refuseApply(
  kind: JobKind,
  { signedIn, resume, isUnreachable, certificate }: ApplyFacts,
): ApplyRefusal | undefined {
  const lacksResume = !resume && !isUnreachable;
  if (kind === 'remote') {
    if (lacksResume) return RESUME;
    if (!signedIn) return SIGN_IN;
    return certificate ? undefined : CERTIFICATE;
  }
  if (!signedIn) return SIGN_IN;
  return lacksResume ? RESUME : undefined;
}
