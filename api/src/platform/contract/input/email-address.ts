import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** Letters, digits, hyphens, and the characters that browsers treat as a dot. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const ASCII_DOMAIN = /@[\x21-\x7e]+$/;
const QUOTED = '"';
/** In an unescaped mailto link these could add recipients or a subject. Honest addresses do not contain them. */
const STEERS_MAIL = /[?%]/;

/**
 * Normalizes an address for storage and lookup: trimmed, in lower case, with its domain in ASCII. A domain has many spellings
 * (`post。mail.ng`, `ｐｏｓｔ.mail.ng`), and each would otherwise count as a separate mailbox (MAIL-19).
 */
export function storedEmail(given: string): string {
  const email = given.trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // ASCII domains are not converted, because domainToASCII would decode escapes and numbers as in the host of a URL
  if (ASCII_DOMAIN.test(email) || !TYPED_DOMAIN.test(domain)) return email;
  return email.slice(0, at) + domainToASCII(domain);
}

/** Whether a new account or subscriber may use the address. `"ada"@mail.ng` is refused, as it is the mailbox of `ada@mail.ng`. */
export function isPlainEmail(email: string): boolean {
  return isKnownEmail(email) && !email.startsWith(QUOTED) && !STEERS_MAIL.test(email);
}

/** As {@link isPlainEmail}, but accepts accounts from before quoted names were refused. */
export function isKnownEmail(email: string): boolean {
  return isEmail(email) && ASCII_DOMAIN.test(email);
}
