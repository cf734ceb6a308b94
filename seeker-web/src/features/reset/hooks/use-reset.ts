import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { postNewPassword } from '../api/post-new-password';
import { postCheckedCode, postResetCode, type ResetAudience } from '../api/post-reset-code';
import type { ResetLink } from '../reset-link';

export type ResetStep = 'email' | 'code' | 'password' | 'second';

interface ResetAccount {
  email: string;
  password: string;
  code?: string;
}

interface ResetSession {
  token: string;
  message: string;
}

/** What follows the new password (SIGN-43). */
export interface AfterReset {
  /** @returns undefined if a code of the second step is needed */
  signIn: (account: ResetAccount) => Promise<ResetSession | undefined>;
  onSignedIn: (session: ResetSession) => void;
  /** The password is set, and the person signs in by hand. */
  onLeave: () => void;
}

const BLANK_CODE = Array.from({ length: LIMITS.resetCodeDigits }, () => '');

/**
 * Steps of a reset: e-mail, code, new password (SITE-8), and the second step of the sign-in where it is on. The mailed link
 * opens the new password. A code that ends while the password is chosen leads back to the code.
 */
export function useReset(
  audience: ResetAudience,
  { signIn, onSignedIn, onLeave }: AfterReset,
  initialLink: ResetLink | undefined,
) {
  const [link, setLink] = useState(initialLink);
  const [step, setStep] = useState<ResetStep>(initialLink ? 'password' : 'email');
  const [email, setEmail] = useState(initialLink?.email ?? '');
  const [code, setCode] = useState(BLANK_CODE);
  const [password, setPassword] = useState('');
  const [secondCode, setSecondCode] = useState('');
  const [sentAt, setSentAt] = useState(0);

  const sending = useSubmit(async () => {
    void notify('success', await postResetCode(audience, email));
    setSentAt(Date.now());
    setCode(BLANK_CODE);
    setStep('code');
  }, 'email');
  const checking = useSubmit(async () => {
    try {
      await postCheckedCode(audience, email, code.join(''));
    } catch (error) {
      if (isWrongCode(error)) setCode(BLANK_CODE);
      throw error;
    }
    setStep('password');
  }, 'otp');
  const saving = useSubmit(async () => {
    let message: string;
    try {
      message = await postNewPassword(audience, {
        email,
        ...(link ? { secret: link.secret } : { otp: code.join('') }),
        newPassword: password,
      });
    } catch (error) {
      if (isWrongCode(error)) {
        setCode(BLANK_CODE);
        // a used or expired link leads to requesting a new one
        setLink(undefined);
        setStep(link ? 'email' : 'code');
      }
      throw error;
    }
    let session: ResetSession | undefined;
    try {
      session = await signIn({ email, password });
    } catch {
      void notify('success', message);
      return onLeave();
    }
    if (session) return onSignedIn({ ...session, message });
    void notify('success', message);
    setStep('second');
  }, 'newPassword');
  const entering = useSubmit(async () => {
    const session = await signIn({ email, password, code: secondCode });
    if (session) onSignedIn(session);
  }, 'code');

  return {
    ...{ step, setStep, email, setEmail, code, setCode, password, setPassword, sentAt },
    ...{ secondCode, setSecondCode, sending, checking, saving, entering },
  };
}

function isWrongCode(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'invalid_code' || Boolean(error.errors?.otp ?? error.errors?.secret);
}
