/** What a description may hold (JOB-7): the editor offers no more, the server keeps and the site shows no more. */
export const ALLOWED_HTML = {
  tags: 'p br strong em u s h2 h3 h4 ul ol li blockquote a code pre'.split(' '),
  headings: [2, 3, 4],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;
