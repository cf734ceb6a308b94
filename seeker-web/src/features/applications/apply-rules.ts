import { MESSAGES, type JobKind } from '@skybil/shared';

export interface ApplyFacts {
  signedIn: boolean;
  /** Address of the resume; '' without a resume, undefined without a user record. */
  resume: string | undefined;
  /** The user record could not be loaded, so the check is left to the server. */
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

/** The first missing requirement. The order of the checks differs by kind (APPLY-2). */
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
