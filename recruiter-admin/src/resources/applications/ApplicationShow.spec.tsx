import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, ok, rows } from '@skybil/web/testing/network';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const ONE = `GET /api/company/applications/${application()._id}`;
const CHANGE = 'POST /api/company/change-status';
const certificate = 'http://localhost/api/files/2?s=y';

function open(fields: Parameters<typeof application>[0]) {
  arrange('GET /api/company/applications', rows([application(fields)]));
  arrange(ONE, ok({ data: application(fields) }));
  return renderConsole(`/view-applications/${application()._id}/show`);
}

describe('an application', () => {
  it('shows documents beside the decision', async () => {
    const { user } = open({ kind: 'remote', certificate });
    expect(await screen.findByTitle('Resume of Ada Obi')).toHaveAttribute(
      'src',
      expect.stringContaining(application().userId.resume),
    );
    await user.click(screen.getByRole('tab', { name: 'Certificate' }));
    expect(screen.getByTitle('Certificate of Ada Obi')).toHaveAttribute(
      'src',
      expect.stringContaining(certificate),
    );
    expect(screen.getByRole('button', { name: 'Accept' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeInTheDocument();
  });

  it('shows applicant, job and date, and no e-mail address before Accept', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'Ada Obi' })).toBeInTheDocument();
    expect(screen.getByText('Frontend Developer')).toBeInTheDocument();
    expect(screen.getByText('Lagos · 20 November 2026')).toBeInTheDocument();
    expect(screen.getByText('On-site')).toBeInTheDocument();
    expect(screen.getByText('Pending').parentElement).toHaveClass('MuiChip-colorInfo');
    expect(screen.getByText('Their e-mail address is shown here after Accept.')).toBeInTheDocument();
    expect(document.title).toBe('Application | Skybil');
  });

  it.each(['Pending', 'Accepted'] as const)(
    'says of a former application that its e-mail comes once the owner keeps it (%s) [PERSON-35]',
    async (status) => {
      open({ status, former: true });
      expect(
        await screen.findByText("The e-mail is shown once the account's owner keeps this application."),
      ).toBeInTheDocument();
      expect(screen.queryByText('Their e-mail address is shown here after Accept.')).not.toBeInTheDocument();
    },
  );

  it('promises no e-mail address for a former application on Accept', async () => {
    const { user } = open({ former: true });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        "For Frontend Developer. You will see the e-mail address once the account's owner keeps this application. This cannot be undone.",
      ),
    ).toBeInTheDocument();
  });

  it.each(['Accepted', 'Rejected'] as const)('offers no second decision (%s)', async (status) => {
    open({ status });
    const chip = await screen.findByText(status);
    expect(chip.parentElement, 'it is no news').not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  });

  it('links to a mail for an accepted applicant', async () => {
    open({ status: 'Accepted', userId: { ...application().userId, email: 'ada@obi.example' } });
    expect(await screen.findByRole('link', { name: 'ada@obi.example' })).toHaveAttribute(
      'href',
      'mailto:ada@obi.example',
    );
  });

  it.each([
    ['Accept', 'Accepted'],
    ['Reject', 'Rejected'],
  ] as const)('sends %s for this application only and focuses its status', async (verb, status) => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog'));
    arrange(CHANGE, () => {
      arrange(ONE, ok({ data: application({ status }) }));
      return ok({}, MESSAGES.statusChanged);
    });
    await user.click(dialog.getByRole('button', { name: verb }));
    const chip = await screen.findByText(status);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CHANGE).map((call) => call.body)).toEqual([{ id: application()._id, status }]);
    expect(chip.parentElement).toHaveFocus();
  });

  it('returns the focus on Cancel', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
  });

  it('says that the job or the person is gone', async () => {
    arrange('GET /api/company/applications', rows([]));
    const orphan = { ...application(), userId: null };
    arrange(ONE, ok({ data: orphan }));
    renderConsole(`/view-applications/${application()._id}/show`);
    expect(await screen.findByText(MESSAGES.applicationNotFound)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
