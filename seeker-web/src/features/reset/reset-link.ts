/** What the link of a reset mail brings, behind `#`, where only this page reads it. */
export interface ResetLink {
  email: string;
  secret: string;
}

export function readResetLink(fragment: string): ResetLink | undefined {
  const held = new URLSearchParams(fragment.replace(/^#/, ''));
  const [email, secret] = [held.get('email'), held.get('secret')];
  return email && secret ? { email, secret } : undefined;
}
