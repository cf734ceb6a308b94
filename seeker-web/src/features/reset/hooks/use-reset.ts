import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { postNewPassword } from '../api/post-new-password';
import { postCheckedCode, postResetCode, type ResetAudience } from '../api/post-reset-code';
import type { ResetLink } from '../reset-link';

export type ResetStep = 'email' | 'code' | 'password';

/** What the page signs in with. */
export interface ResetAccount {
  email: string;
  password: string;
  message: string;
}

const BLANK_CODE = Array.from({ length: LIMITS.resetCodeDigits }, () => '');

/**
 * Steps of a reset: e-mail, code, new password (SITE-8). The mailed link opens the last step. A code that ends while the
 * password is chosen leads back to the code.
 */
export function useReset(
  audience: ResetAudience,
  onDone: (account: ResetAccount) => Promise<void>,
  initialLink: ResetLink | undefined,
) {
  const [link, setLink] = useState(initialLink);
  const [step, setStep] = useState<ResetStep>(initialLink ? 'password' : 'email');
  const [email, setEmail] = useState(initialLink?.email ?? '');
  const [code, setCode] = useState(BLANK_CODE);
  const [password, setPassword] = useState('');
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
    await onDone({ email, password, message });
  }, 'newPassword');

  return {
    ...{ step, setStep, email, setEmail, code, setCode, password, setPassword, sentAt },
    ...{ sending, checking, saving },
  };
}

function isWrongCode(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'invalid_code' || Boolean(error.errors?.otp ?? error.errors?.secret);
}
