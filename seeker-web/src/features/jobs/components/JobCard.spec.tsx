import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ACME, dayIn, JOB_ID, jobRow } from '../../../testing/records';
import { JobCard } from './JobCard';

function show(changes: Parameters<typeof jobRow>[0] = {}) {
  render(<JobCard job={jobRow(changes)} />, { wrapper: MemoryRouter });
  return within(screen.getByRole('article'));
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const excerpt = () => document.querySelector('.job-card__excerpt')?.textContent;

describe('a job card', () => {
  it.each([
    ['job', `/apply-job/${JOB_ID}`, 'On-site'],
    ['remote', `/remoteapply-job/${JOB_ID}`, 'Remote'],
  ] as const)('of kind %s links to %s and names its kind [JOB-1]', (kind, address, word) => {
    const card = show({ kind, nature: '' });
    expect(hrefs()).toEqual([address, address, address]);
    const chips = card.getAllByRole('listitem').map((chip) => chip.textContent);
    expect(chips).toEqual(['Lagos', 'Beginner', word]);
  });

  it('shows place, employment type, requirements and who it is open to [SITE-70, SITE-71]', () => {
    const terms = { employmentType: 'Contract', nysc: 'Required', degree: 'Required' } as const;
    const card = show({ kind: 'remote', place: 'Ikeja', openTo: ['NG'], ...terms });
    expect(card.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Ikeja, Lagos',
      'Beginner',
      'Remote',
      'Contract',
      'NYSC required',
      'Degree required',
      'Open to Nigeria',
    ]);
  });

  it('has no empty chip', () => {
    const card = show({ level: '' });
    expect(card.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Lagos', 'On-site']);
  });

  it('shows title, company, logo and age', () => {
    const card = show({
      companyId: { ...ACME, image: '/logo.png' },
      date: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    });
    expect(card.getByRole('heading', { name: 'Baker' })).toBeVisible();
    expect(card.getByText('Acme Foods')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('3 days ago');
    expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/logo.png');
    expect(card.queryByText(/from/)).not.toBeInTheDocument();
  });

  it.each([
    [0, 'Closes today'],
    [3, 'Closes in 3 days'],
    [7, 'Closes in 7 days'],
  ])('says that its job closes in %i days, in place of the age [CLOSE-6]', (days, words) => {
    const card = show({ closingDate: dayIn(days) });
    expect(card.getByText(words)).toBeVisible();
    expect(card.queryByText('just now')).not.toBeInTheDocument();
  });

  it.each([8, -1])('shows the age of a job whose last day is %i days away [CLOSE-6]', (days) => {
    const card = show({ closingDate: dayIn(days) });
    expect(card.getByText('just now')).toBeVisible();
    expect(card.queryByText(/Closes/)).not.toBeInTheDocument();
  });

  it('marks a verified company [VERIFIED-5]', () => {
    const companyCheck = { number: 'RC 123456', checkedAt: '2026-05-24T20:46:34.035Z' };
    expect(show({ companyCheck }).getByTitle('Registered company RC 123456, checked May 2026')).toBeVisible();
  });

  it('shows the pay in its currency, with labels for screen readers', () => {
    const card = show({ salary: '1200', currency: 'USD' });
    expect(card.getByText('$1,200 a month')).toBeVisible();
    expect(card.getByRole('list', { name: 'Facts' })).toHaveTextContent('Lagos');
  });

  it('keeps the pay in its own period apart, which a narrow card cuts first [SITE-80]', () => {
    const card = show({ salary: '', currency: 'USD', payMin: 30, payMax: 30, payPeriod: 'hour' });
    expect(card.getByText('about $5,200 a month')).toBeVisible();
    expect(card.getByText('($30 an hour)')).toBeVisible();
  });

  it('names the job in the labels of its buttons', () => {
    const card = show();
    expect(card.getByRole('link', { name: 'Apply now: Baker' })).toHaveTextContent('Apply now');
    expect(card.getByRole('link', { name: 'Learn more: Baker' })).toHaveTextContent('Learn more');
  });

  it.each([
    [149, ''],
    [150, '…'],
  ])('ends an excerpt of %i characters with "%s" [JOB-8]', (length, end) => {
    show({ excerpt: 'é'.repeat(length) });
    expect(excerpt()).toBe('é'.repeat(length) + end);
  });

  it('counts characters beyond the basic plane as one', () => {
    show({ excerpt: '😀'.repeat(149) });
    expect(excerpt()).toBe('😀'.repeat(149));
  });

  it('leaves no space before the ellipsis', () => {
    show({ excerpt: `${'😀'.repeat(149)} ` });
    expect(excerpt()).toBe(`${'😀'.repeat(149)}…`);
  });

  it.each([
    ['', {}, 'No description.'],
    ['', { sourceUrl: 'https://a.example/1' }, 'No description here; the original advert has it.'],
    [
      'Full Time. The list this advert came with holds no description; A shows it in full.',
      { sourceUrl: 'https://a.example/1', sourceName: 'A' },
      'No description here; A has it.',
    ],
  ])('says in a short line that there is no description: "%s" [SITE-74]', (text, source, line) => {
    show({ excerpt: text, ...source });
    expect(excerpt()).toBe(line);
  });

  it('links to the source of an imported advert without a source name', () => {
    const card = show({ sourceUrl: 'https://source.example/1' });
    expect(card.getByRole('link', { name: 'the original advert' })).toHaveAttribute(
      'href',
      'https://source.example/1',
    );
    expect(card.getByRole('link', { name: 'the original advert' })).not.toHaveAttribute('rel');
  });
});
