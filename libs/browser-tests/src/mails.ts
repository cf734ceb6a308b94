export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export const isProof = ({ subject }: Mail): boolean => /^Confirm your e-mail address/.test(subject);

/** The path of a link in a mail to a page of the site. */
export function linkIn(mail: Mail | undefined, page: string): string {
  const link = mail?.text.split(/\s/).find((word) => word.startsWith('http') && word.includes(page));
  if (!link) throw new Error(`no mail with a link to ${page}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
