/** The HTML that a description may contain (JOB-7). Editor, server and site all use this list. */
export const ALLOWED_HTML = {
  tags: 'p br strong em u s h2 h3 h4 ul ol li blockquote a code pre'.split(' '),
  headings: [2, 3, 4],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;
