import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { postNewPassword } from '../api/post-new-password';
import { postResetCode, type ResetAudience } from '../api/post-reset-code';
import type { ResetLink } from '../reset-link';

export type ResetStep = 'email' | 'code' | 'password';

const BLANK_CODE = Array.from({ length: LIMITS.resetCodeDigits }, () => '');

/**
 * Steps of a reset: e-mail, code, new password (SITE-8). The mailed link opens the last step. The server checks code and
 * password together, so a wrong code leads back to the code.
 */
export function useReset(audience: ResetAudience, onDone: () => void, initialLink: ResetLink | undefined) {
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
  const saving = useSubmit(async () => {
    try {
      void notify(
        'success',
        await postNewPassword(audience, {
          email,
          ...(link ? { secret: link.secret } : { otp: code.join('') }),
          newPassword: password,
        }),
      );
      onDone();
    } catch (error) {
      if (
        error instanceof ApiError &&
        (error.code === 'invalid_code' || error.errors?.otp || error.errors?.secret)
      ) {
        setCode(BLANK_CODE);
        // a used or expired link leads to requesting a new one
        setLink(undefined);
        setStep(link ? 'email' : 'code');
      }
      throw error;
    }
  }, 'newPassword');

  return { step, setStep, email, setEmail, code, setCode, password, setPassword, sentAt, sending, saving };
}
