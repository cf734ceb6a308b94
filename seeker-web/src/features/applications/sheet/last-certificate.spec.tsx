import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { arrange, callsTo } from '@skybil/web/testing/network';
import type { Application } from '../../../lib/contract';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, pdf, person } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const APPLY = 'POST /api/users/apply';
const OFFER = 'Send the certificate from 3 May 2026 again (212 kB)';
const CHEF = { _id: '650000000000000000000009', title: 'Chef', location: 'Oyo' };
const sent: Partial<Application> = {
  jobId: CHEF,
  date: '2026-05-03T09:00:00.000Z',
  certificate: 'https://board.example/api/files/c',
  certificateBytes: 217_000,
};

async function open(earlier: Partial<Application>, kind: 'job' | 'remote' = 'remote') {
  arrangeJob(job({ kind }));
  arrangeSeeker(person(), [], [application(earlier)]);
  arrange(APPLY, { message: 'Applied Successfully' });
  const { user } = renderApp(`/${kind === 'remote' ? 'remote' : ''}apply-job/${JOB_ID}?apply`, {
    signedIn: true,
  });
  const send = await screen.findByRole('button', { name: 'Send application' });
  await screen.findByText('Your name: Ada Obi, and your picture or initials');
  return { user, send: () => user.click(send) };
}
const picker = () => screen.queryByLabelText('Choose your certificate (PDF)');

describe('the certificate of the last application', () => {
  it('is offered beside choosing a file, and sent again [APPLY-43]', async () => {
    const { user, send } = await open(sent);
    const offer = await screen.findByRole('checkbox', { name: OFFER });
    expect(picker()).toBeVisible();
    await user.click(offer);
    expect(picker()).not.toBeInTheDocument();
    await send();
    expect(await screen.findByRole('dialog', { name: 'Sent' })).toBeVisible();
    expect(callsTo(APPLY).map(({ body }) => body)).toEqual([{ jobId: JOB_ID, lastCertificate: true }]);
  });

  it('is not sent if a file is chosen instead [APPLY-43]', async () => {
    const { user, send } = await open(sent);
    const offer = await screen.findByRole('checkbox', { name: OFFER });
    await user.click(offer);
    await user.click(offer);
    await user.upload(picker() as HTMLElement, pdf('new.pdf'));
    await send();
    expect(await screen.findByRole('dialog', { name: 'Sent' })).toBeVisible();
    expect(callsTo(APPLY)[0]?.body).toMatchObject({ certificate: { name: 'new.pdf' } });
    expect(callsTo(APPLY)[0]?.body).not.toHaveProperty('lastCertificate');
  });

  it.each([
    ['a former application', { ...sent, former: true }, 'remote'],
    ['a certificate that is gone', { ...sent, certificateBytes: undefined }, 'remote'],
    ['an on-site job', sent, 'job'],
  ] as const)('is not offered for %s [APPLY-43]', async (_, earlier, kind) => {
    await open(earlier as Partial<Application>, kind);
    expect(screen.queryByRole('checkbox', { name: /certificate/ })).not.toBeInTheDocument();
  });
});
