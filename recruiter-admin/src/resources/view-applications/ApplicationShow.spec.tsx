import { MESSAGES } from '@skybil/shared';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, rows } from '../../testing/answers';
import { arrange } from '../../testing/mock-api';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const certificate = 'http://localhost/api/files/2?s=y';

function open(fields: Parameters<typeof application>[0]) {
  arrange('GET /api/company/applications', rows([application(fields)]));
  arrange(`GET /api/company/applications/${application()._id}`, ok({ data: application(fields) }));
  return renderConsole(`/view-applications/${application()._id}/show`);
}

describe('an application', () => {
  it('shows the papers beside the decision', async () => {
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

  it('offers no decision twice', async () => {
    open({ status: 'Rejected' });
    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('says so when the job or the person is gone', async () => {
    arrange('GET /api/company/applications', rows([]));
    const orphan = { ...application(), userId: null };
    arrange(`GET /api/company/applications/${application()._id}`, ok({ data: orphan }));
    renderConsole(`/view-applications/${application()._id}/show`);
    expect(await screen.findByText(MESSAGES.applicationNotFound)).toBeInTheDocument();
  });

  it('links the papers on a phone, whose browser shows no PDF inside a page', async () => {
    screenOf(360);
    open({});
    expect(await screen.findByRole('link', { name: /Open resume/ })).toHaveAttribute(
      'href',
      application().userId.resume,
    );
    expect(screen.queryByTitle('Resume of Ada Obi')).not.toBeInTheDocument();
  });
});
