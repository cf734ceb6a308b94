import { MESSAGES, type JobKind } from '@skybil/shared';

/** A chosen file, or the one that was sent with the last application (APPLY-43). */
export type Certificate = File | 'last';

export interface ApplyFacts {
  /** Address of the resume; '' without a resume, undefined without a user record. */
  resume: string | undefined;
  /** The user record could not be loaded, so the check is left to the server. */
  isUnreachable?: boolean;
  certificate: Certificate | undefined;
}

export interface ApplyRefusal {
  part: 'resume' | 'certificate';
  message: string;
}

/** The first missing document of a signed-in seeker (APPLY-2). */
export function refuseApply(
  kind: JobKind,
  { resume, isUnreachable, certificate }: ApplyFacts,
): ApplyRefusal | undefined {
  if (!resume && !isUnreachable) return { part: 'resume', message: MESSAGES.uploadResume };
  if (kind === 'remote' && !certificate) return { part: 'certificate', message: MESSAGES.uploadCertificate };
  return undefined;
}
