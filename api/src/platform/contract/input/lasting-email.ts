import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { ValidateBy } from 'class-validator';

const DISPOSABLE = disposableEmailBlocklistSet();

export const DISPOSABLE_EMAIL =
  'This is a throw-away address. Use an e-mail that your company keeps, because applications and decisions go there.';

/** Whether the domain, or one above it, gives away mailboxes that end after minutes. */
export function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, at) => DISPOSABLE.has(labels.slice(at).join('.')));
}

/** For a field that is an `EmailField`, too (PERSON-46). */
export function LastingEmail(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isLastingEmail',
      validator: { validate: (value: unknown) => typeof value !== 'string' || !isDisposable(value) },
    },
    { message: DISPOSABLE_EMAIL },
  );
}
