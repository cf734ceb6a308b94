import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, failure, lostConnection, ok, rows } from '@skybil/web/testing/network';
import { readDraft, storeDraft } from '../../providers/job-draft';
import { description, writeDescription } from '../../testing/description';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const POST = 'POST /api/company/post-job';
const ID = company._id;
const title = () => screen.findByLabelText(/Job Title/);
const add = () => screen.findByRole('button', { name: 'ADD' });
const draft = () => readDraft(ID)?.values;
const keys = () => callsTo(POST).map((call) => call.headers.get('idempotency-key'));

async function write(user: ReturnType<typeof renderConsole>['user']) {
  await writeDescription('<p>Keep the books.</p>');
  await user.click(await title());
  await user.paste('Accountant');
}

describe('a job that is being written', () => {
  it('is kept at a pause, and is back after a reload [CONSOLE-36]', async () => {
    const { user } = renderConsole('/add-job');
    await write(user);
    await waitFor(() =>
      expect(draft()).toMatchObject({ title: 'Accountant', description: '<p>Keep the books.</p>' }),
    );
    expect(await screen.findByText('Kept on this device')).toBeVisible();
    cleanup();
    renderConsole('/add-job');
    expect(await screen.findByText(/^Your draft of .* is back\.$/)).toBeVisible();
    expect(await title()).toHaveValue('Accountant');
    expect(await description()).toHaveTextContent('Keep the books.');
  });

  it('is kept at once when the page goes away', async () => {
    const { user } = renderConsole('/add-job');
    await write(user);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draft()).toMatchObject({ title: 'Accountant' });
  });

  it('is kept when the recruiter looks at another page, and asks nothing then', async () => {
    const ask = vi.spyOn(window, 'confirm');
    arrange('GET /api/company/jobs', rows([]));
    const { user } = renderConsole('/add-job');
    await write(user);
    await user.click(screen.getByRole('menuitem', { name: 'Manage Jobs' }));
    await screen.findByText('No Jobs Available or posted');
    expect(draft()).toMatchObject({ title: 'Accountant' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is not kept if nothing was written or the company has signed out [CONSOLE-36]', async () => {
    const { user } = renderConsole('/add-job');
    await title();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draft()).toBeUndefined();
    await write(user);
    localStorage.removeItem('companyToken');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draft()).toBeUndefined();
  });

  it('is gone after Discard [CONSOLE-36]', async () => {
    storeDraft(ID, 'k1', { title: 'Accountant', location: 'Kano' });
    const { user } = renderConsole('/add-job');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await title()).toHaveValue('');
    expect(await screen.findByRole('combobox', { name: /Job Location/ })).toHaveTextContent('Lagos');
    expect(screen.queryByText(/is back/)).not.toBeInTheDocument();
    expect(draft()).toBeUndefined();
  });

  it('of another company is not shown [CONSOLE-36]', async () => {
    storeDraft('64b0000000000000000000ff', 'k1', { title: 'Secret' });
    renderConsole('/add-job');
    expect(await title()).toHaveValue('');
    expect(screen.queryByText(/is back/)).not.toBeInTheDocument();
  });

  it('is gone after it was posted [CONSOLE-36]', async () => {
    storeDraft(ID, 'k1', { title: 'Accountant' });
    arrange(POST, ok({ jobId: 'a' }, 'Job posted successfully'));
    const { user } = renderConsole('/add-job');
    await user.type(await title(), 's');
    await user.click(await add());
    await waitFor(async () => expect(await title()).toHaveValue(''));
    expect(keys()).toEqual(['k1']);
    expect(draft()).toBeUndefined();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draft()).toBeUndefined();
  });

  it('keeps its key while no answer comes, so that it is posted once [CONSOLE-37]', async () => {
    arrange(POST, lostConnection);
    const { user } = renderConsole('/add-job');
    await write(user);
    await user.click(await add());
    expect(await screen.findByText(/it is not known whether your job is posted/)).toBeVisible();
    expect(await title()).toHaveValue('Accountant');
    cleanup();
    arrange(POST, ok({ jobId: 'a' }, 'Job posted successfully'));
    const again = renderConsole('/add-job');
    await again.user.click(await add());
    expect(await screen.findByText('Job posted successfully')).toBeInTheDocument();
    expect(new Set(keys()).size).toBe(1);
  });

  it('with a changed text gets a sentence of its own when the earlier text was posted [CONSOLE-37]', async () => {
    arrange(POST, failure(422, 'key_reused', 'Used', { 'Idempotency-Key': 'Used' }));
    const { user } = renderConsole('/add-job');
    await write(user);
    await user.click(await add());
    expect(await screen.findByText(/posted already, without your last changes/)).toBeVisible();
    await user.click(await add());
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
    expect(await title()).toHaveValue('Accountant');
  });

  it('is not left without a question if the browser keeps nothing', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { router, user } = renderConsole('/add-job');
    await title();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(await title(), 'A');
    expect(await screen.findByText(/^This browser cannot keep what you type/)).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Overview' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/add-job');
    expect(await title()).toHaveValue('A');
  });
});
