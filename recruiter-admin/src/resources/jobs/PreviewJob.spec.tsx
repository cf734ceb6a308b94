import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { writeDescription } from '../../testing/description';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const PREVIEW = 'POST /api/company/preview-job';
const HTML = '<!doctype html><html><body>The page</body></html>';
const title = () => screen.findByLabelText(/Job Title/);
const press = async ({ user }: ReturnType<typeof renderConsole>) =>
  user.click(await screen.findByRole('button', { name: 'Preview' }));

describe('the preview of a job', () => {
  it('shows a new job in a frame that allows nothing, and keeps what was typed [CONSOLE-43]', async () => {
    arrange(PREVIEW, ok({ html: HTML }));
    const page = renderConsole('/add-job');
    await writeDescription('<p>Keep the books.</p>');
    await page.user.type(await title(), 'Accountant');
    await press(page);
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    const frame = dialog.getByTitle('The page of the job');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', HTML);
    expect(callsTo(PREVIEW)[0]?.body).toMatchObject({ title: 'Accountant', kind: 'job' });
    expect(callsTo(PREVIEW)[0]?.body).not.toHaveProperty('id');
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await title()).toHaveValue('Accountant');
    expect(callsTo('POST /api/company/post-job')).toHaveLength(0);
  });

  it('names a missing title at its field and asks for nothing [CONSOLE-43]', async () => {
    const page = renderConsole('/add-job');
    await writeDescription('<p>Keep the books.</p>');
    await press(page);
    await waitFor(async () => expect(await title()).toHaveAccessibleDescription('Required'));
    expect(await title()).toHaveFocus();
    expect(callsTo(PREVIEW)).toHaveLength(0);
  });

  it('shows what the API refuses at its field, which gets the focus [CONSOLE-43]', async () => {
    arrange(PREVIEW, failure(400, 'bad_input', 'Title is odd', { title: 'Title is odd' }));
    const page = renderConsole('/add-job');
    await writeDescription('<p>Keep the books.</p>');
    await page.user.type(await title(), 'Accountant');
    await press(page);
    await waitFor(async () => expect(await title()).toHaveAccessibleDescription('Title is odd'));
    expect(await title()).toHaveFocus();
    expect(screen.getAllByText('Title is odd')).toHaveLength(1);
    arrange(PREVIEW, ok({ html: HTML }));
    await press(page);
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeInTheDocument();
  });

  it('says why there is no preview [CONSOLE-43]', async () => {
    arrange(PREVIEW, failure(503, 'unavailable', MESSAGES.unavailable));
    const page = renderConsole('/add-job');
    await writeDescription('<p>Keep the books.</p>');
    await page.user.type(await title(), 'Accountant');
    await press(page);
    expect(await screen.findByText(MESSAGES.unavailable)).toBeInTheDocument();
  });

  it('of a posted job sends its id, its kind and the changes [CONSOLE-43]', async () => {
    const posted = job({ kind: 'remote' });
    arrange(`GET /api/company/jobs/${posted._id}`, ok({ data: posted }));
    arrange(PREVIEW, ok({ html: HTML }));
    const page = renderConsole(`/manage-jobs/${posted._id}`);
    await page.user.type(await title(), ' II');
    await press(page);
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeInTheDocument();
    expect(callsTo(PREVIEW)[0]?.body).toMatchObject({
      id: posted._id,
      kind: 'remote',
      title: 'Frontend Developer II',
    });
  });
});
