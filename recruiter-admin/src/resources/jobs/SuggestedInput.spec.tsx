import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, ok } from '@skybil/web/testing/network';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const select = (name: RegExp) => screen.findByRole('combobox', { name });
const suggestion = (name: string) => screen.queryByRole('button', { name });

async function type(title: string) {
  const { user } = renderConsole('/add-job');
  await user.type(await screen.findByLabelText(/Job Title/), title);
  return user;
}

describe('the suggestions for a title', () => {
  it('are shown while typing and taken by one tap [CONSOLE-33]', async () => {
    const user = await type('Senior Accountant');
    expect(await select(/Job Category/)).toHaveTextContent('Programming');
    expect(await select(/Job Category/)).toHaveAccessibleDescription('Suggested: Accounting and Finance');
    await user.click(screen.getByRole('button', { name: 'Accounting and Finance' }));
    await user.click(screen.getByRole('button', { name: 'Senior level' }));
    expect(await select(/Job Category/)).toHaveTextContent('Accounting and Finance');
    expect(await select(/Job Level/)).toHaveTextContent('Senior level');
    expect(suggestion('Accounting and Finance')).not.toBeInTheDocument();
    expect(suggestion('Senior level')).not.toBeInTheDocument();
  });

  it('never replace what the recruiter chose [CONSOLE-33]', async () => {
    const user = await type('Account');
    await user.click(await select(/Job Category/));
    await user.click(await screen.findByRole('option', { name: 'Legal' }));
    await user.type(screen.getByLabelText(/Job Title/), 'ant');
    expect(await screen.findByRole('button', { name: 'Accounting and Finance' })).toBeInTheDocument();
    expect(await select(/Job Category/)).toHaveTextContent('Legal');
  });

  it('are announced to a screen reader', async () => {
    await type('Nurse');
    const status = screen.getAllByRole('status').map((one) => one.textContent);
    expect(status).toContain('Suggested: Healthcare');
  });

  it.each(['Zzz', 'N{Backspace}'])('are absent for the title %j', async (title) => {
    await type(title);
    for (const name of [/Job Category/, /Job Level/])
      expect(await select(name)).not.toHaveAccessibleDescription(/Suggested/);
  });

  it('are offered for a posted job, whose stored category stands', async () => {
    arrange(`GET /api/company/jobs/${job()._id}`, ok({ data: job({ title: 'Nurse' }) }));
    renderConsole(`/manage-jobs/${job()._id}`);
    const form = within((await select(/Job Category/)).closest('form') as HTMLElement);
    await waitFor(() => expect(form.getByRole('button', { name: 'Healthcare' })).toBeInTheDocument());
    expect(await select(/Job Category/)).toHaveTextContent('Programming');
    await screen.findByRole('textbox', { name: 'Job Description' });
  });
});
