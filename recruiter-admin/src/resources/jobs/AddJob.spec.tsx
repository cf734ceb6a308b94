import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { description, writeDescription } from '../../testing/description';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const POST = 'POST /api/company/post-job';
const ID = '64a000000000000000000009';
const title = () => screen.findByLabelText(/Job Title/);
const salary = () => screen.findByLabelText(/Job Salary/);
const select = (name: RegExp) => screen.findByRole('combobox', { name });
const add = () => screen.findByRole('button', { name: 'ADD' });

async function fillIn({ user }: ReturnType<typeof renderConsole>) {
  await writeDescription('<p>Keep the books.</p>');
  await user.type(await title(), 'Accountant');
  await user.clear(await salary());
  await user.type(await salary(), '200,000');
  await user.click(await select(/Job Location/));
  await user.click(await screen.findByRole('option', { name: 'Abuja' }));
}

describe('Add Job', () => {
  it('starts with the board’s defaults [CONSOLE-2]', async () => {
    renderConsole('/add-job');
    expect(await title()).toHaveValue('');
    expect(await salary()).toHaveValue('0');
    expect(await select(/Kind/)).toHaveTextContent('On-site');
    expect(await select(/Job Category/)).toHaveTextContent('Programming');
    expect(await select(/Job Location/)).toHaveTextContent('Lagos');
    expect(await select(/Job Level/)).toHaveTextContent('Beginner level');
    expect(await select(/Job Nature/)).toHaveTextContent('On-site');
    expect(await select(/Job Currency/)).toHaveTextContent('NGN');
    expect(await title()).not.toHaveFocus();
    expect(await select(/Kind/)).toBeEnabled();
    expect(await salary()).toHaveAccessibleDescription('Written from the numbers, or in your own words');
    expect(await salary()).toHaveAttribute('placeholder', '250,000 - 400,000');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(document.title).toBe('Add Job | Skybil');
  });

  it('has three parts: the job, pay and place, description [CONSOLE-35]', async () => {
    renderConsole('/add-job');
    await description();
    const parts = ['The job', 'Pay and place', 'Description'].map((name) =>
      within(screen.getByRole('region', { name })),
    );
    expect(parts[0]?.getByLabelText(/Job Title/)).toBeVisible();
    for (const name of [/Kind/, /Job Nature/, /Job Category/, /Job Level/])
      expect(parts[0]?.getByRole('combobox', { name })).toBeVisible();
    expect(parts[1]?.getByLabelText(/Job Salary/)).toBeVisible();
    expect(parts[1]?.getByRole('combobox', { name: /Job Location/ })).toBeVisible();
    expect(parts[2]?.getByRole('textbox', { name: 'Job Description' })).toBeVisible();
  });

  it('posts the job and shows the server’s message', async () => {
    arrange(POST, ok({ jobId: ID }, 'Job posted successfully'));
    const page = renderConsole('/add-job');
    await fillIn(page);
    await page.user.click(await select(/Kind/));
    await page.user.click(await screen.findByRole('option', { name: 'Remote' }));
    await page.user.click(await add());
    expect(await screen.findByText('Job posted successfully')).toBeInTheDocument();
    expect(toasts()).toEqual(['success: Job posted successfully']);
    expect(callsTo(POST).map((call) => call.body)).toEqual([
      {
        title: 'Accountant',
        description: '<p>Keep the books.</p>',
        kind: 'remote',
        category: 'Programming',
        location: 'Abuja',
        level: 'Beginner level',
        nature: 'Remote',
        currency: 'NGN',
        salary: '200,000',
        payMin: 200_000,
        payMax: 200_000,
      },
    ]);
  });

  it('replaces the default 0 with the typed salary [CONSOLE-28]', async () => {
    const page = renderConsole('/add-job');
    await page.user.tab();
    await page.user.click(await salary());
    await page.user.keyboard('180,000');
    expect(await salary()).toHaveValue('180,000');
  });

  it('removes leading zeros of a salary, but keeps 0 and decimals [CONSOLE-28]', async () => {
    const page = renderConsole('/add-job');
    for (const [typed, kept] of [
      ['0180,000', '180,000'],
      ['0', '0'],
      ['0.5m', '0.5m'],
    ] as const) {
      await page.user.clear(await salary());
      await page.user.type(await salary(), typed);
      expect(await salary()).toHaveValue(kept);
    }
  });

  it('stays open and clears only title, description and salary', async () => {
    arrange(POST, ok({ jobId: ID }, 'Job posted successfully'));
    const page = renderConsole('/add-job');
    await fillIn(page);
    await page.user.click(await add());
    await waitFor(async () => expect(await title()).toHaveValue(''));
    expect(screen.getByRole('region', { name: 'Posted' })).toHaveFocus();
    expect((await description()).textContent).toBe('');
    expect(await salary()).toHaveValue('0');
    expect(await select(/Job Location/)).toHaveTextContent('Abuja');
    expect(page.router.state.location.pathname).toBe('/add-job');
  });

  it('shows the public link, shares it on WhatsApp and begins another job [CONSOLE-40]', async () => {
    arrange(POST, ok({ jobId: ID }, 'Job posted successfully'));
    const { user } = renderConsole('/add-job');
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.type(await title(), 'Cook & cleaner');
    await user.click(await add());
    const posted = within(await screen.findByRole('region', { name: 'Posted' }));
    const url = `http://localhost/apply-job/${ID}`;
    expect(posted.getByText('“Cook & cleaner” is posted.')).toBeVisible();
    expect(posted.queryByText(/Not public yet/)).not.toBeInTheDocument();
    expect(posted.getByLabelText('Public link')).toHaveValue(url);
    await user.click(posted.getByRole('button', { name: 'Copy' }));
    expect(await posted.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied).toHaveBeenCalledWith(url);
    expect(posted.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Cook & cleaner ${url}`)}`,
    );
    await user.click(posted.getByRole('button', { name: 'Post another' }));
    expect(await title()).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Posted' })).not.toBeInTheDocument();
  });

  it.each([
    ['email', 'Not public yet: waiting for your e-mail to be confirmed', 0],
    ['company', 'Not public yet: waiting for a check of your company', 0],
    ['decision', 'Not public yet: waiting for a decision on this advert', 1],
  ])(
    'says that a job waits for %s instead of “posted”, and shares no link [CHECK-13]',
    async (reason, words, links) => {
      arrange(POST, ok({ jobId: ID, waitingFor: [reason] }, 'Job posted successfully'));
      const { user } = renderConsole('/add-job');
      await user.type(await title(), 'Cook');
      await user.click(await add());
      const posted = within(await screen.findByRole('region', { name: 'Posted' }));
      expect(posted.getByText(words)).toBeVisible();
      expect(toasts()).toEqual([`info: ${words}`]);
      expect(posted.queryByLabelText('Public link')).not.toBeInTheDocument();
      expect(posted.queryByRole('link', { name: 'Share on WhatsApp' })).not.toBeInTheDocument();
      expect(posted.queryAllByRole('link', { name: 'See what to do' })).toHaveLength(links);
    },
  );

  it('shows no link if the answer names no job [CONSOLE-40]', async () => {
    arrange(POST, ok({}, 'Job posted successfully'));
    const { user } = renderConsole('/add-job');
    await user.type(await title(), 'Cook');
    await user.click(await add());
    const posted = within(await screen.findByRole('region', { name: 'Posted' }));
    expect(posted.queryByLabelText('Public link')).not.toBeInTheDocument();
  });

  it('leads to a list with the new job', async () => {
    arrange('GET /api/company/jobs', rows([job({ title: 'Cook' })]));
    const page = renderConsole('/manage-jobs');
    await page.user.click(await screen.findByRole('link', { name: 'Add new job' }));
    await page.user.type(await title(), 'Accountant');
    arrange(POST, ok({ jobId: ID }, 'Job posted successfully'));
    await page.user.click(await add());
    await waitFor(async () => expect(await title()).toHaveValue(''));
    arrange('GET /api/company/jobs', rows([job({ title: 'Accountant' }), job({ _id: 'b', title: 'Cook' })]));
    await page.user.click(screen.getByRole('menuitem', { name: 'Manage Jobs' }));
    expect(await screen.findByText('Accountant')).toBeInTheDocument();
  });

  it('clears the form again after a second job with the same values', async () => {
    arrange(POST, ok({ jobId: ID }, 'Job posted successfully'));
    const { user } = renderConsole('/add-job');
    for (const name of ['First', 'Second']) {
      await user.type(await title(), name);
      await user.click(await add());
      await waitFor(async () => expect(await title()).toHaveValue(''));
    }
    expect(callsTo(POST)).toHaveLength(2);
  });
});
