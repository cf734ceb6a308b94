import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** Letters, digits, hyphens, and the characters that browsers treat as a dot. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const ASCII_DOMAIN = /@[\x21-\x7e]+$/;
/** In an unescaped mailto link these could add recipients or a subject. */
const STEERS_MAIL = /[?%]/;

/** A domain has many spellings (`post。mail.ng`, `ｐｏｓｔ.mail.ng`), which are all the same mailbox (MAIL-19). */
export function storedEmail(given: string): string {
  const email = given.trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // ASCII domains are not converted, because domainToASCII would decode escapes and numbers as in the host of a URL
  if (ASCII_DOMAIN.test(email) || !TYPED_DOMAIN.test(domain)) return email;
  return email.slice(0, at) + domainToASCII(domain);
}

/** Documents what {@link isPlainEmail} refuses beyond the format. */
export const PLAIN_EMAIL = '^[^"?%][^?%]*$';

/** For new accounts and subscribers. `"ada"@mail.ng` is refused, because it is the mailbox of `ada@mail.ng`. */
export function isPlainEmail(email: string): boolean {
  return isKnownEmail(email) && !email.startsWith('"') && !STEERS_MAIL.test(email);
}

/** Also accepts accounts from before quoted names were refused. */
export function isKnownEmail(email: string): boolean {
  return isEmail(email) && ASCII_DOMAIN.test(email);
}
