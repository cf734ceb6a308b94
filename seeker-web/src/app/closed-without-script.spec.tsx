import { MESSAGES, type PageQuestion } from '@skybil/shared';
import { seekerPages } from '../entry-server';
import { job, JOB_ID, jobRow } from '../testing/records';

const CONFIG = {
  authMode: 'local' as const,
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  socialLinks: [],
  offline: true,
};
const CLOSED = { closedAs: 'filled', closedOn: '2026-11-21' } as const;

async function mainAt(address: string, answered: (question: PageQuestion) => unknown) {
  const site = await seekerPages();
  const page = site.pageAt(address);
  if (!page) throw new Error(`${address} is not rendered`);
  const data = await site.load(page, (question) => Promise.resolve(answered(question)), Date.now());
  const html = site.render(page, data, CONFIG);
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main');
}

describe('without script', () => {
  it('the page of a closed job says so, links to no form and leads to open jobs [CLOSE-4]', async () => {
    const main = await mainAt(`/apply-job/${JOB_ID}`, ({ about }) => {
      if (about === 'similar-jobs') return [jobRow({ _id: 'a', title: 'Pastry cook' })];
      return about === 'job' ? job(CLOSED) : [];
    });
    expect(main?.textContent).toContain('Closed: filled, 21 November 2026');
    expect(main?.textContent).not.toContain('Apply Now');
    expect(main?.querySelector('[href^="/apply/"]')).toBeNull();
    const target = main?.querySelector('.job-closed a')?.getAttribute('href') ?? '';
    expect(main?.querySelector(target)?.textContent).toContain('Pastry cook');
  });

  it.each([
    ['is closed', CLOSED, null],
    ['closes while the form is sent', {}, { form: MESSAGES.jobClosed }],
  ])('the apply page of a job that %s says so in place of the form [CLOSE-3]', async (_, closed, errors) => {
    const main = await mainAt(`/apply/job/${JOB_ID}`, ({ about }) => {
      if (about === 'job') return job(closed);
      return about === 'apply-answer' && errors ? { email: '', needsCode: false, errors } : null;
    });
    expect(main?.querySelector('h1')?.textContent).toBe('This job is closed');
    expect(main?.querySelector('[role=status]')?.textContent).toBe(MESSAGES.jobClosed);
    expect(main?.querySelector('form')).toBeNull();
    expect([...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      `/apply-job/${JOB_ID}`,
    ]);
  });
});
