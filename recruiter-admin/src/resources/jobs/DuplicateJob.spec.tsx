import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrange, callsTo, ok, rows } from '@skybil/web/testing/network';
import { readDraft, storeDraft } from '../../providers/job-draft';
import { description } from '../../testing/description';
import { company, job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const POST = 'POST /api/company/post-job';
const title = () => screen.findByLabelText(/Job Title/);
const add = () => screen.findByRole('button', { name: 'ADD' });
const ORIGINAL = job({
  kind: 'remote',
  location: 'Kano',
  states: ['Kano', 'Ogun'],
  degree: 'Required',
  openTo: ['NG'],
  visible: false,
  closingDate: '2026-12-01',
  closedAs: 'filled',
  closedOn: '2026-11-26',
});

async function duplicate() {
  const page = renderConsole('/manage-jobs');
  await page.user.click(await screen.findByRole('link', { name: 'Duplicate Frontend Developer' }));
  return page;
}

describe('a duplicate of a job', () => {
  beforeEach(() => {
    arrange('GET /api/company/jobs', rows([ORIGINAL]));
    arrange(POST, ok({ jobId: 'a' }, 'Job posted successfully'));
  });

  it.each([1280, 360])('opens in Add Job with its content only, %i pixels wide', async (width) => {
    screenOf(width);
    const { router, user } = await duplicate();
    expect(await title()).toHaveValue('Frontend Developer');
    expect(router.state.location.pathname).toBe('/add-job');
    expect(await description()).toHaveTextContent('Build screens.');
    expect(await screen.findByRole('combobox', { name: /Kind/ })).toBeEnabled();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(await screen.findByLabelText(/^Closing date/)).toHaveValue('');
    expect(await screen.findByText('Ogun')).toBeVisible();
    await user.click(await add());
    await waitFor(() => expect(callsTo(POST)).toHaveLength(1));
    expect(callsTo(POST)[0]?.body).toEqual({
      kind: 'remote',
      title: 'Frontend Developer',
      description: '<p>Build screens.</p>',
      location: 'Kano',
      states: ['Kano', 'Ogun'],
      salary: '250,000 - 400,000',
      category: 'Programming',
      level: 'Senior level',
      nature: 'Remote',
      currency: 'NGN',
      degree: 'Required',
      openTo: ['NG'],
    });
  });

  it('is posted once: after ADD neither the form nor a reload brings it back [CLOSE-10]', async () => {
    const { router, user } = await duplicate();
    await title();
    await user.click(await add());
    expect(await screen.findByRole('region', { name: 'Posted' })).toBeVisible();
    expect(await title()).toHaveValue('');
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('leaves an earlier draft alone until the recruiter discards it [CLOSE-10]', async () => {
    storeDraft(company._id, 'k1', { title: 'Accountant' });
    const { user } = await duplicate();
    expect(await title()).toHaveValue('Accountant');
    expect(screen.getByText(/is back\. Discard it to duplicate “Frontend Developer”\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await title()).toHaveValue('Frontend Developer');
    expect(readDraft(company._id)).toBeUndefined();
  });
});
