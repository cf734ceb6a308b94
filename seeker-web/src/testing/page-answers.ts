import { JOB_CATEGORIES, JOB_KINDS, JOB_LOCATIONS, type PageQuestion } from '@skybil/shared';
import { ACME, job, JOB_ID, jobRow, jobsPage, shownCompany } from './records';

export const OTHER_ID = '650000000000000000000002';
export const HOSTILE = `"'><script>alert(1)</script></textarea><!-- & &amp; \u2028`;
const SIMILAR_ID = '650000000000000000000004';
const HALF_AN_HOUR = 1_800_000;
const counted = (values: readonly string[]) => values.map((value, at) => ({ value, count: 1_000 + at }));
const FACETS = {
  category: counted(JOB_CATEGORIES),
  locations: counted(JOB_LOCATIONS),
  level: [],
  kind: counted(JOB_KINDS),
};
const COMPANY = shownCompany({
  about: HOSTILE,
  website: 'https://acme.example',
  answerRate: { percent: 83, days: 6 },
});

/** What the server answers to the questions of a page: a board with two jobs of one company, one of them imported. */
export function answer({ about, ...asked }: PageQuestion): unknown {
  const companyId = { ...ACME, image: 'https://board.example/api/logos/650000000000000000000003' };
  const row = jobRow({ date: new Date(Date.now() - HALF_AN_HOUR).toISOString(), companyId });
  const imported = jobRow({
    _id: OTHER_ID,
    title: HOSTILE,
    sourceUrl: 'https://a.example/1',
    sourceName: HOSTILE,
  });
  if (about === 'jobs')
    return jobsPage([row, imported], { total: 1_300, page: 'page' in asked ? asked.page : 1 });
  if (about === 'facets') return FACETS;
  if (about === 'text') return '<h1>Our text</h1>\n<p>Of &quot;us&quot; &amp; <a href="/contact">you</a></p>';
  if (about === 'related-jobs') return [imported];
  if (about === 'similar-jobs') return [jobRow({ _id: SIMILAR_ID, title: 'Pastry cook' })];
  if (about === 'company') return 'id' in asked && asked.id === ACME._id ? COMPANY : null;
  const kind = 'kind' in asked ? asked.kind : 'job';
  return 'id' in asked && asked.id === JOB_ID
    ? job({ kind, date: row.date, description: '<p>Bake bread,<br />every <strong>morning</strong>.</p>' })
    : null;
}
