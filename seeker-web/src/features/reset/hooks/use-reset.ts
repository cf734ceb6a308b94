import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { postNewPassword } from '../api/post-new-password';
import { postResetCode, type ResetAudience } from '../api/post-reset-code';

export type ResetStep = 'email' | 'code' | 'password';

const BLANK_CODE = Array.from({ length: LIMITS.resetCodeDigits }, () => '');

/** E-mail, code, new password (SITE-8). The server checks the code with the password, so a wrong one leads back to the boxes. */
export function useReset(audience: ResetAudience, onDone: () => void) {
  const [step, setStep] = useState<ResetStep>('email');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState(BLANK_CODE);
  const [password, setPassword] = useState('');
  const [sentAt, setSentAt] = useState(0);

  const sending = useSubmit(async () => {
    void notify('success', await postResetCode(audience, email));
    setSentAt(Date.now());
    setCode(BLANK_CODE);
    setStep('code');
  });
  const saving = useSubmit(async () => {
    try {
      void notify(
        'success',
        await postNewPassword(audience, { email, otp: code.join(''), newPassword: password }),
      );
      onDone();
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'invalid_code' || error.errors?.otp)) {
        setCode(BLANK_CODE);
        setStep('code');
      }
      throw error;
    }
  });

  return { step, setStep, email, setEmail, code, setCode, password, setPassword, sentAt, sending, saving };
}
