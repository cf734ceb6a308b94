import type { ComponentProps } from 'react';
import { LIMITS, passwordAdvice, type PasswordContext } from '@skybil/shared';
import type { Field } from './Field';
import { ShowablePassword } from './ShowablePassword';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'inside'> {
  value: string;
  owner?: PasswordContext;
}

/** Field for a new password, with advice while typing (SIGN-1, SIGN-20). */
export function NewPasswordField({ owner = {}, ...props }: NewPasswordFieldProps) {
  const advice = props.value === '' ? undefined : passwordAdvice(props.value, owner);
  return (
    <div className="new-password">
      <ShowablePassword
        {...props}
        autoComplete="new-password"
        required
        minLength={LIMITS.passwordMin}
        maxLength={LIMITS.passwordMax}
        // the advice replaces the hint, so that nothing below moves
        {...(advice ? {} : { hint: `At least ${LIMITS.passwordMin} characters` })}
      />
      <p role="status" className={advice && `new-password__advice new-password__advice--${advice.level}`}>
        {advice?.text}
      </p>
    </div>
  );
}
