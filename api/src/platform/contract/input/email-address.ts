import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** Letters, digits, hyphens and whatever browsers take for a dot. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const ASCII_DOMAIN = /@[\x21-\x7e]+$/;
const QUOTED = '"';
/** In a link that is not escaped these would add a copy or a subject; no honest address holds them. */
const STEERS_MAIL = /[?%]/;

/**
 * How an address is stored and looked up: trimmed, in lower case, its domain in ASCII. A domain has many spellings
 * (`post。mail.ng`, `ｐｏｓｔ.mail.ng`), and each would count as a mailbox of its own (MAIL-19).
 */
export function storedEmail(given: string): string {
  const email = given.trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // an ASCII one stays as it is: the conversion reads it like the host of a URL, with escapes and numbers
  if (ASCII_DOMAIN.test(email) || !TYPED_DOMAIN.test(domain)) return email;
  return email.slice(0, at) + domainToASCII(domain);
}

/** Whether a stored address may be an account's or a subscriber's: `"ada"@mail.ng` is the mailbox of `ada@mail.ng`. */
export function isPlainEmail(email: string): boolean {
  return isKnownEmail(email) && !email.startsWith(QUOTED) && !STEERS_MAIL.test(email);
}

/** As {@link isPlainEmail}, for whoever has an account from before quoted names were refused. */
export function isKnownEmail(email: string): boolean {
  return isEmail(email) && ASCII_DOMAIN.test(email);
}
