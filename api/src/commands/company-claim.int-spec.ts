import { MESSAGES } from '@skybil/shared';
import {
  newCompany,
  newSeeker,
  PASSWORD,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { eventually } from '../../test/eventually.js';
import { expectFailure } from '../../test/failure.js';
import { makePdf } from '../../test/pdfs.js';
import { readText } from './import/read-file.js';
import { ImportService } from './import/import.service.js';
import { UnclaimedCompaniesService } from '../modules/companies/unclaimed-companies.service.js';
import type { JobDto } from '../modules/jobs/dto/job.dto.js';
import { ImportedJobsService } from '../modules/jobs/imported-jobs.service.js';

const USAGE = 'Usage: npm run company:claim -- --company ID --email E-MAIL\n';
const ADVERTS = `title,company,location,posted_date,url,remote,description
Cook,Mama Ngozi Kitchen,Lagos,2026-05-01,https://a.example/cook,no,Cook with us.
Taster,Mama Ngozi Kitchen,,2026-05-02,https://a.example/taster,yes,Taste with us.
Clerk,Hill Clinic,Abuja,2026-05-03,https://a.example/clerk,no,Write with us.
`;

describe('npm run company:claim', () => {
  let board: TestBoard;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let cook: JobDto;
  let taster: JobDto;
  let clerk: JobDto;

  beforeAll(async () => {
    builtProgram('commands', 'company-claim.js');
    board = await sharedBoard();
  }, 120_000);
  beforeEach(async () => {
    await board.clear();
    const [jobs, companies] = [ImportedJobsService, UnclaimedCompaniesService] as const;
    await new ImportService(board.app.get(jobs), board.app.get(companies)).run(
      readText(ADVERTS, 'adverts.csv'),
    );
    seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const { body } = await board.http.get('/api/jobs?kind=all&sort=date').expect(200);
    [cook, taster, clerk] = body.jobs;
  });

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('company-claim', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const claim = (companyId: string, email: string) => run('--company', companyId, '--email', email);
  const apply = (job: JobDto) => {
    const request = board.http.post('/api/users/apply').set(seeker.headers);
    return job.kind === 'job'
      ? request.send({ jobId: job._id })
      : request.field('jobId', job._id).attach('certificate', makePdf(), 'certificate.pdf');
  };
  const shown = async (job: JobDto): Promise<JobDto> => {
    const { body } = await board.http.get(`/api/${job.kind === 'job' ? 'jobs' : 'remotejobs'}/${job._id}`);
    return body.job ?? body.skybiljob;
  };
  const stored = (name: string, filter: object = {}) =>
    board.connection.collection(name).countDocuments(filter);

  it('names the source of an unclaimed company’s adverts and answers 409 to applications before the claim', async () => {
    expect(await shown(cook)).toMatchObject({ sourceUrl: 'https://a.example/cook', sourceName: 'a.example' });
    for (const job of [cook, taster]) {
      const response = await apply(job);
      expectFailure(response, 409, 'apply_at_source');
      expect(response.body.message).toBe(MESSAGES.applyAtSource);
    }
    expect(await stored('applications')).toBe(0);
  });

  it('takes applications on the board and names no source after the claim [JOB-13]', async () => {
    const ended = await claim(cook.companyId._id, ' Ngozi@Kitchen.example');
    expect(ended).toEqual({
      code: 0,
      out: 'Mama Ngozi Kitchen now belongs to ngozi@kitchen.example, who sets a password at /reset-password.\n',
      error: '',
    });
    for (const job of [cook, taster]) {
      // The change stream reports the command's writes and clears the cached answers.
      await eventually(async () => expect(await shown(job)).not.toHaveProperty('sourceUrl'), 5_000);
      const { body } = await apply(job).expect(200);
      expect(body.message).toBe(MESSAGES.applied);
    }
    expect(await shown(clerk)).toMatchObject({ sourceUrl: 'https://a.example/clerk' });
    expectFailure(await apply(clerk), 409, 'apply_at_source');
  });

  it('lets the owner reset the password and see who applied', async () => {
    const email = 'ngozi@kitchen.example';
    await claim(cook.companyId._id, ' Ngozi@Kitchen.Example ');
    await apply(cook).expect(200);
    const text = await mailTo(email, 'company-claimed');
    expect(text).toContain('Mama Ngozi Kitchen');
    await board.http.post('/api/company/send-reset-otp').send({ email }).expect(200);
    const otp = /\b\d{6}\b/.exec(await mailTo(email, 'reset-code'))?.[0];
    await board.http
      .post('/api/company/reset-password')
      .send({ email, otp, newPassword: PASSWORD })
      .expect(200);
    const { body } = await board.http
      .post('/api/company/login')
      .send({ email, password: PASSWORD })
      .expect(200);
    expect(body.company).toMatchObject({ _id: cook.companyId._id, name: 'Mama Ngozi Kitchen', email });
    const received = await board.http.get('/api/company/applicants').set({ token: body.token }).expect(200);
    expect(received.body.applications).toMatchObject([{ jobId: { _id: cook._id }, status: 'Pending' }]);
  });

  /** Text of the newest mail to the address, once it is sent or shown. */
  async function mailTo(to: string, template: string): Promise<string> {
    let words = '';
    await eventually(async () => {
      const row = await board.connection
        .collection('outbox')
        .findOne({ to, template }, { sort: { _id: -1 } });
      const { body } = await board.http.get('/api/dev/mails').query({ to }).expect(200);
      const mail = (body.mails as { _id: string; text: string }[]).find(
        ({ _id }) => _id === String(row?._id),
      );
      words = mail?.text ?? '';
      expect(words).not.toBe('');
    }, 5_000);
    return words;
  }

  it('changes nothing and reports an e-mail that already has a company', async () => {
    const { email } = await newCompany(board);
    expect(await claim(cook.companyId._id, email)).toEqual({
      code: 1,
      out: '',
      error: `${MESSAGES.companyTaken}\n`,
    });
    expect(await stored('jobs', { takenOver: true })).toBe(0);
    expect(await stored('outbox', { template: 'company-claimed' })).toBe(0);
    expectFailure(await apply(cook), 409, 'apply_at_source');
  });

  it('changes nothing and reports a company that has an owner or does not exist', async () => {
    const { id } = await newCompany(board);
    for (const [companyId, sentence] of [
      [id, MESSAGES.companyHasOwner],
      ['f'.repeat(24), MESSAGES.companyNotFound],
    ] as const) {
      expect(await claim(companyId, 'ngozi@kitchen.example')).toEqual({
        code: 1,
        out: '',
        error: `${sentence}\n`,
      });
    }
    expect(await stored('companies', { email: 'ngozi@kitchen.example' })).toBe(0);
    expect(await stored('jobs', { takenOver: true })).toBe(0);
  });

  it.each([
    ['nothing', [], USAGE],
    ['no e-mail', ['--company', 'f'.repeat(24)], USAGE],
    ['no company', ['--email', 'a@b.example'], USAGE],
    ['an unknown option', ['--force'], USAGE],
    ['half an id', ['--company', 'abc', '--email', 'a@b.example'], 'A company ID has 24 hex digits.\n'],
    ['no address', ['--company', 'f'.repeat(24), '--email', 'ngozi'], 'ngozi is not an e-mail address.\n'],
  ])('refuses %s before it queries the database', async (_, args, error) => {
    expect(await runBuilt('company-claim', args, { MONGODB_URI: 'mongodb://127.0.0.1:9/x' })).toEqual({
      code: 1,
      out: '',
      error,
    });
  });
});
