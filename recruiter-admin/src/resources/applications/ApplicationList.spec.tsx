import { MESSAGES, type ApplicationStatus } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, rows } from '@skybil/web/testing/network';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/applications';
const accepted = application({
  status: 'Accepted',
  userId: { ...application().userId, email: 'ada@obi.example' },
});

describe('View Applications', () => {
  it('shows who applied for which job', async () => {
    arrange(LIST, rows([application()]));
    renderConsole('/view-applications');
    const row = within((await screen.findByText('Ada Obi')).closest('tr') as HTMLElement);
    const cells = row
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent);
    expect(row.getByRole('cell', { name: '1' })).toHaveClass('MuiTableCell-alignRight');
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

  it('shows the kind of job of each application', async () => {
    arrange(LIST, rows([application({ kind: 'remote' })]));
    renderConsole('/view-applications');
    const row = within((await screen.findByText('Ada Obi')).closest('tr') as HTMLElement);
    expect(row.getByRole('cell', { name: /^Frontend Developer/ })).toHaveTextContent(
      'Frontend Developer · Remote',
    );
  });

  it('shows rows of two lines in place of the table on a narrow screen [CONSOLE-39]', async () => {
    screenOf(899);
    arrange(LIST, rows([accepted, application({ _id: 'x', kind: 'remote', certificate: '/api/files/2' })]));
    renderConsole('/view-applications');
    const [first, second] = (await screen.findAllByRole('link', { name: 'Ada Obi' })).map((link) =>
      link.closest('li'),
    );
    expect(first).toHaveTextContent('Ada ObiFrontend Developer · Lagos · On-site · 20 Nov 2026Accepted');
    expect(second).toHaveTextContent('Ada ObiFrontend Developer · Lagos · Remote · 20 Nov 2026Pending');
    const icons = within(first as HTMLElement)
      .getAllByRole('link')
      .slice(1);
    expect(icons.map((icon) => [icon.getAttribute('aria-label'), icon.getAttribute('href')])).toEqual([
      ['ada@obi.example', 'mailto:ada@obi.example'],
      ['Resume of Ada Obi, opens in a new tab', application().userId.resume],
    ]);
    expect(
      within(second as HTMLElement).getByRole('button', { name: 'Pending: decide on Ada Obi' }),
    ).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('names its columns and sorts by name, date and status [STAGE-3]', async () => {
    arrange(LIST, rows([application()]));
    const { user } = renderConsole('/view-applications');
    expect(await screen.findByText('Ada Obi')).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader').slice(1);
    expect(heads.map((head) => [head.textContent, within(head).queryByRole('button') !== null])).toEqual([
      ['#', false],
      ['User name', true],
      ['Job Title', false],
      ['Job place', false],
      ['Date', true],
      ['Resume', false],
      ['Action', true],
    ]);
    for (const [name, sort] of [
      ['User name', '["name","ASC"]'],
      ['Action', '["status","ASC"]'],
      ['Date', '["date","DESC"]'],
    ] as const) {
      await user.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
      await waitFor(() => expect(callsTo(LIST).at(-1)?.query.get('sort')).toBe(sort));
    }
  });

  it('shows a message if there are no applications', async () => {
    arrange(LIST, rows([]));
    renderConsole('/view-applications');
    expect(await screen.findByText('No Applications Available')).toBeInTheDocument();
  });

  it('hides rows without a job or a user [CONSOLE-4]', async () => {
    const orphans = [
      { ...application({ _id: 'x' }), userId: null },
      { ...application({ _id: 'y' }), jobId: null },
    ];
    arrange(LIST, rows([...orphans, application()]));
    renderConsole('/view-applications');
    await screen.findByText('Ada Obi');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('opens the resume in a new tab, and the certificate of a remote application', async () => {
    arrange(LIST, rows([application({ kind: 'remote', certificate: 'http://localhost/api/files/2?s=y' })]));
    renderConsole('/view-applications');
    const resume = await screen.findByRole('link', { name: /^Resume of Ada Obi/ });
    expect(resume).toHaveAttribute('target', '_blank');
    expect(resume).toHaveAttribute('rel', 'noopener');
    expect(resume).toHaveAttribute('href', application().userId.resume);
    const certificate = screen.getByRole('link', { name: 'Certificate of Ada Obi, opens in a new tab' });
    expect(certificate).toHaveAttribute('target', '_blank');
    expect(certificate).toHaveAttribute('href', 'http://localhost/api/files/2?s=y');
  });

  it('shows the size of a document before it is opened [FILE-7]', async () => {
    const userId = { ...application().userId, resumeBytes: 217_000 };
    const certificate = { certificate: '/api/files/2', certificateBytes: 1_500_000 };
    arrange(LIST, rows([application({ kind: 'remote', userId, ...certificate })]));
    renderConsole('/view-applications');
    const links = await screen.findAllByRole('link', { name: /opens in a new tab/ });
    expect(links.map((link) => link.textContent)).toEqual(['Resume 212 kB', 'Certificate 1.4 MB']);
    expect(links[0]).toHaveAccessibleName('Resume 212 kB of Ada Obi, opens in a new tab');
  });

  it('links no missing document', async () => {
    arrange(LIST, rows([application({ userId: { ...application().userId, resume: '' } })]));
    renderConsole('/view-applications');
    await screen.findByText('Ada Obi');
    expect(screen.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument();
  });

  it('links a name to the application and shows the e-mail address of accepted applicants', async () => {
    arrange(LIST, rows([accepted, application({ _id: '64c000000000000000000002' })]));
    renderConsole('/view-applications');
    const [first, second] = await screen.findAllByRole('link', { name: 'Ada Obi' });
    expect(first).toHaveAttribute('href', `/view-applications/${accepted._id}/show`);
    expect(second).toHaveAttribute('href', '/view-applications/64c000000000000000000002/show');
    const mails = screen.getAllByRole('link', { name: /@/ });
    expect(mails.map((link) => link.getAttribute('href'))).toEqual(['mailto:ada@obi.example']);
    expect(mails[0]).toHaveTextContent('ada@obi.example');
  });

  it.each([
    ['Accepted', 'MuiChip-colorSuccess'],
    ['Rejected', 'MuiChip-colorError'],
  ] satisfies [ApplicationStatus, string][])(
    'offers no action on a row that is %s, which has its own colour [CONSOLE-4]',
    async (status, colour) => {
      arrange(LIST, rows([application({ status })]));
      renderConsole('/view-applications');
      expect((await screen.findByText(status)).parentElement).toHaveClass(colour);
      expect(screen.queryByRole('button', { name: /decide/ })).not.toBeInTheDocument();
      expect(document.body, 'a status of long ago takes no focus').toHaveFocus();
    },
  );

  it('starts with the filter in its address', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'Pending' }));
    arrange(LIST, rows([application()]));
    renderConsole(`/view-applications?filter=${filter}`);
    await screen.findByText('Ada Obi');
    expect(callsTo(LIST)[0]?.query.get('filter')).toBe('{"status":"Pending"}');
  });

  it('shows the newest first, 25 per page, and numbers rows across pages', async () => {
    arrange(LIST, rows([application()], 26));
    const { user } = renderConsole('/view-applications');
    await screen.findByText('Ada Obi');
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByRole('cell', { name: '26' })).toBeInTheDocument();
    await waitFor(() =>
      expect(callsTo(LIST).map((call) => call.query.get('range'))).toEqual(['[0,24]', '[25,49]']),
    );
    expect(callsTo(LIST)[0]?.query.get('sort')).toBe('["date","DESC"]');
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  });

  it('offers Retry if the applications fail to load', async () => {
    arrange(LIST, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderConsole('/view-applications');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(
      screen.getByText(`The applications could not be loaded. ${MESSAGES.unavailable}`),
    ).toBeInTheDocument();
    expect(screen.queryByText('No Applications Available')).not.toBeInTheDocument();
    expect(screen.queryByText('Rows per page:')).not.toBeInTheDocument();
    arrange(LIST, rows([application()]));
    await user.click(retry);
    expect(await screen.findByText('Ada Obi')).toBeInTheDocument();
  });
});
