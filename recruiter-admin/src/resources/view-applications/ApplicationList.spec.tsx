import { MESSAGES, type ApplicationStatus } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, rows } from '../../testing/answers';
import { arrange, callsTo } from '../../testing/mock-api';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/applications';
const CHANGE = 'POST /api/company/change-status';
const menuButton = { name: 'Pending: decide on Ada Obi' };
const accepted = application({
  status: 'Accepted',
  userId: { ...application().userId, email: 'ada@obi.example' },
});

async function choose(word: 'Accept' | 'Reject') {
  const page = renderConsole('/view-applications');
  await page.user.click(await screen.findByRole('button', menuButton));
  await page.user.click(await screen.findByRole('menuitem', { name: word }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

describe('View Applications', () => {
  it('shows who applied for what', async () => {
    arrange(LIST, rows([application()]));
    renderConsole('/view-applications');
    const row = within((await screen.findByText('Ada Obi')).closest('tr') as HTMLElement);
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      '1',
      'Ada Obi',
      'Frontend Developer · On-site',
      'Lagos',
      '20 November 2026',
      'Resume',
      'Pending',
    ]);
  });

  it('says so when there are none', async () => {
    arrange(LIST, rows([]));
    renderConsole('/view-applications');
    expect(await screen.findByText('No Applications Available')).toBeInTheDocument();
  });

  it('hides rows that lack a job or a user', async () => {
    arrange(LIST, rows([{ ...application({ _id: 'x' }), userId: null }, application()]));
    renderConsole('/view-applications');
    await screen.findByText('Ada Obi');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('opens the resume in a new tab, and the certificate of a remote application', async () => {
    arrange(LIST, rows([application({ kind: 'remote', certificate: 'http://localhost/api/files/2?s=y' })]));
    renderConsole('/view-applications');
    const resume = await screen.findByRole('link', { name: /^Resume of Ada Obi/ });
    expect(resume).toHaveAttribute('target', '_blank');
    expect(resume).toHaveAttribute('href', application().userId.resume);
    expect(screen.getByRole('link', { name: /^Certificate of Ada Obi/ })).toHaveAttribute(
      'href',
      'http://localhost/api/files/2?s=y',
    );
  });

  it.each<ApplicationStatus>(['Accepted', 'Rejected'])(
    'offers no action on a row that is %s',
    async (status) => {
      arrange(LIST, rows([application({ status })]));
      renderConsole('/view-applications');
      expect(await screen.findByText(status)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /decide/ })).not.toBeInTheDocument();
    },
  );

  it('offers Accept and Reject when the mouse rests on a Pending row’s button', async () => {
    arrange(LIST, rows([application()]));
    const { user } = renderConsole('/view-applications');
    await user.hover(await screen.findByRole('button', menuButton));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items.slice(-2)).toEqual(['Accept', 'Reject']);
  });

  it('asks, waits for the server and shows the e-mail after Accept', async () => {
    arrange(LIST, rows([application()]));
    arrange(CHANGE, () => {
      arrange(LIST, rows([accepted]));
      return ok({}, 'Status Changed');
    });
    const { dialog, user } = await choose('Accept');
    expect(callsTo(CHANGE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Status Changed')).toBeInTheDocument();
    expect(await screen.findByText('Accepted')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ada@obi.example' })).toHaveAttribute(
      'href',
      'mailto:ada@obi.example',
    );
    expect(callsTo(CHANGE).map((call) => call.body)).toEqual([{ id: application()._id, status: 'Accepted' }]);
  });

  it('sends nothing when the recruiter thinks again', async () => {
    arrange(LIST, rows([application()]));
    const { dialog, user } = await choose('Reject');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CHANGE)).toHaveLength(0);
  });

  it('shows what a colleague decided first', async () => {
    arrange(LIST, rows([application()]));
    arrange(CHANGE, () => {
      arrange(LIST, rows([accepted]));
      return failure(409, 'not_pending', MESSAGES.alreadyDecided);
    });
    const { dialog, user } = await choose('Reject');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findAllByText(MESSAGES.alreadyDecided)).toHaveLength(1);
    expect(await screen.findByText('Accepted')).toBeInTheDocument();
  });

  it('starts with the filter of its address', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'Pending' }));
    arrange(LIST, rows([application()]));
    renderConsole(`/view-applications?filter=${filter}`);
    await screen.findByText('Ada Obi');
    expect(callsTo(LIST)[0]?.query.get('filter')).toBe('{"status":"Pending"}');
  });
});
