/** Reads the fragment of the mailed link. Browsers do not send a fragment to the server. */
export interface ResetLink {
  email: string;
  secret: string;
}

export function readResetLink(fragment: string): ResetLink | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const [email, secret] = [fields.get('email'), fields.get('secret')];
  return email && secret ? { email, secret } : undefined;
}
