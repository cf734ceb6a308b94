import { screen, within } from '@testing-library/react';
import {
  jobPath,
  LIMITS,
  MESSAGES,
  PAGES,
  REPORT_REASON_NAMES,
  REPORT_REASONS,
  reportPath,
} from '@skybil/shared';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, person } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const PAGE = reportPath('job', JOB_ID);
const CALL = 'POST /api/users/report-job';
const send = () => screen.findByRole('button', { name: 'Send report' });
const scamLink = () => screen.findByRole('link', { name: PAGES.scams.title });

describe('reporting a job', () => {
  it('takes three taps from the job page, signed in or not [REPORT-1]', async () => {
    arrangeJob(job());
    arrange(CALL, { mailed: false });
    const { user } = renderApp(jobPath('job', JOB_ID));
    await user.click(await screen.findByRole('link', { name: 'Report this job' }));
    await user.click(await screen.findByRole('radio', { name: 'It asks for money' }));
    await user.click(await send());
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/They decide whether the advert stays\.$/);
    expect(callsTo(CALL)[0]?.body).toEqual({ jobId: JOB_ID, reason: 'money', text: '', email: '' });
    expect(currentAddress()).toBe(PAGE);
  });

  it('says that the outcome comes by mail to a seeker with a verified e-mail [REPORT-6]', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange(CALL, { mailed: true });
    const { user } = renderApp(PAGE, { signedIn: true });
    await user.click(await screen.findByRole('radio', { name: REPORT_REASONS.other }));
    await user.type(screen.getByLabelText('What happened (optional)'), 'N5,000 for a form');
    await user.click(await send());
    expect(await screen.findByText(/we mail you what they decided\.$/)).toBeVisible();
    expect(callsTo(CALL)[0]?.body).toMatchObject({ text: 'N5,000 for a form' });
  });

  it('offers five reasons, a text of 1,000 characters and an optional e-mail, and is a form without script [REPORT-1]', async () => {
    arrangeJob(job());
    renderApp(PAGE);
    const reasons = within(await screen.findByRole('group', { name: 'What is wrong?' }));
    expect(reasons.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      REPORT_REASON_NAMES,
    );
    for (const radio of reasons.getAllByRole('radio')) expect(radio).toBeRequired();
    expect(screen.getByLabelText('What happened (optional)')).toHaveAttribute(
      'maxlength',
      String(LIMITS.reportCharacters),
    );
    expect(screen.getByLabelText('E-mail (optional)')).not.toBeRequired();
    const form = (await send()).closest('form');
    expect(form).toHaveAttribute('action', `/forms/report/job/${JOB_ID}`);
    expect(form).toHaveAttribute('method', 'post');
  });

  it.each(['reason', 'text', 'email'])(
    'shows what is wrong with the %s beside it, and keeps the text [REPORT-1]',
    async (field) => {
      arrangeJob(job());
      arrange(CALL, failure(400, 'bad_input', MESSAGES.badInput, { [field]: 'That is wrong' }));
      const { user } = renderApp(PAGE);
      await user.click(await screen.findByRole('radio', { name: 'It asks for money' }));
      await user.type(screen.getByLabelText('What happened (optional)'), 'N5,000');
      await user.click(await send());
      expect(await screen.findByText('That is wrong')).toBeVisible();
      expect(screen.getByLabelText('What happened (optional)')).toHaveValue('N5,000');
    },
  );

  it('says that the job is no longer on the board [REPORT-1]', async () => {
    arrange(`GET /api/jobs/${JOB_ID}`, failure(404, 'not_found', 'Job not found'));
    renderApp(PAGE);
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });

  it('starts from an own application, too [REPORT-1]', async () => {
    arrangeSeeker(person(), [application()]);
    renderApp(PAGES.applications.path, { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Report this job: Baker' });
    expect(link).toHaveAttribute('href', PAGE);
  });
});

describe('the page on scams', () => {
  it.each([
    ['the job page', jobPath('job', JOB_ID)],
    ['the report', PAGE],
    ['a sent report', `${PAGE}?note=sent`],
    ['an application sent without script', `/apply/job/${JOB_ID}?note=sent`],
  ])('is linked from %s [REPORT-7]', async (_, path) => {
    arrangeJob(job());
    renderApp(path);
    expect(await scamLink()).toHaveAttribute('href', '/job-scams');
  });

  it('is linked after the first application, and not after others [REPORT-7]', async () => {
    const other = application({
      _id: '670000000000000000000002',
      jobId: { _id: '650000000000000000000009', title: 'Miller', location: 'Lagos' },
    });
    const sheet = async (remote: ReturnType<typeof application>[]) => {
      arrangeJob(job());
      arrangeSeeker(person(), [application()], remote);
      renderApp(`${jobPath('job', JOB_ID)}?apply`, { signedIn: true });
      return within(await screen.findByRole('dialog', { name: 'Sent' }));
    };
    const link = { name: PAGES.scams.title };
    expect(await (await sheet([])).findByRole('link', link)).toBeVisible();
    document.body.innerHTML = '';
    const second = await sheet([other]);
    expect(await second.findByRole('link', { name: 'See it among your applications' })).toBeVisible();
    expect(second.queryByRole('link', link)).not.toBeInTheDocument();
  });
});
