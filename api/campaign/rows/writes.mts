import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { CampaignBoard } from '../board/board.mts';
import { type Answer, formWith, parseJson } from '../board/client.mts';
import { JOB, newCompany, newEmail, newJob, newSeeker, PASSWORD, uploadResume } from '../board/people.mts';
import { resetMail } from '../board/reset-mail.mts';
import { makePdf } from '../../test/pdfs.ts';

const NEW_PASSWORD = 'Wet-season-2026';
const idOf = (id: string) => new mongoose.mongo.ObjectId(id);

/** A change that a client repeats when it got no answer. */
export interface Write {
  name: string;
  send(): Promise<Answer>;
  /** Accepted statuses of the repetition, besides 200. */
  again: readonly number[];
  /** Number of stored results. The expected number is one. */
  stored(): Promise<number>;
}

type Arrange = (board: CampaignBoard) => Promise<Write>;

/** One change of each kind. */
export const WRITES: readonly Arrange[] = [register, post, apply, upload, save, reset, change, erase, decide];

async function register({ client, database }: CampaignBoard): Promise<Write> {
  const email = newEmail();
  const json = { name: 'Eko Haulage', email, password: PASSWORD };
  return {
    name: 'registering',
    send: () => client.ask('/api/company/register', { json }),
    again: [409],
    stored: () => database.collection('companies').countDocuments({ email }),
  };
}

async function post(board: CampaignBoard): Promise<Write> {
  const { headers } = await newCompany(board);
  const title = `Job ${randomUUID()}`;
  const sent = { headers: { ...headers, 'idempotency-key': randomUUID() }, json: { ...JOB, title } };
  return {
    name: 'posting a job',
    send: () => board.client.ask('/api/company/post-job', sent),
    again: [],
    stored: () => board.database.collection('jobs').countDocuments({ title }),
  };
}

async function apply(board: CampaignBoard): Promise<Write> {
  const [seeker, company] = [await newSeeker(board), await newCompany(board)];
  await uploadResume(board, seeker);
  const posted = await board.client.ask('/api/company/jobs', {
    headers: company.headers,
    json: { ...JOB, kind: 'remote' },
  });
  const jobId = parseJson<{ data: { _id: string } }>(posted).data?._id ?? '';
  const headers = { ...seeker.headers, 'idempotency-key': randomUUID() };
  const certificate = makePdf('certificate');
  return {
    name: 'applying with a certificate',
    send: () =>
      board.client.ask('/api/users/apply', {
        headers,
        form: formWith('certificate', certificate, 'certificate.pdf', 'application/pdf', { jobId }),
      }),
    again: [],
    stored: () => board.database.collection('applications').countDocuments({ userId: idOf(seeker.id) }),
  };
}

async function upload(board: CampaignBoard): Promise<Write> {
  const { headers } = await newSeeker(board);
  const pdf = makePdf('resume');
  return {
    name: 'uploading a resume',
    send: () =>
      board.client.ask('/api/users/update-resume', {
        headers,
        form: formWith('resume', pdf, 'resume.pdf', 'application/pdf'),
      }),
    again: [],
    stored: async () => {
      const { user } = parseJson<{ user: { resume: string } }>(
        await board.client.ask('/api/users/user', { headers }),
      );
      if (!user?.resume) return 0;
      const file = await board.client.ask(user.resume.replace(/^https?:\/\/[^/]+/, ''));
      return file.status === 200 && file.text.includes('%%EOF') ? 1 : 0;
    },
  };
}

async function save(board: CampaignBoard): Promise<Write> {
  const [seeker, company] = [await newSeeker(board), await newCompany(board)];
  const path = `/api/users/saved-jobs/${await newJob(board, company)}`;
  return {
    name: 'saving a job',
    send: () => board.client.ask(path, { method: 'PUT', headers: seeker.headers }),
    again: [],
    stored: () => board.database.collection('savedjobs').countDocuments({ userId: idOf(seeker.id) }),
  };
}

async function reset(board: CampaignBoard): Promise<Write> {
  const { email } = await newCompany(board);
  await board.client.ask('/api/company/send-reset-otp', { json: { email } });
  const { otp } = await resetMail(board, email);
  return {
    name: 'setting a new password by mail',
    send: () =>
      board.client.ask('/api/company/reset-password', { json: { email, otp, newPassword: NEW_PASSWORD } }),
    again: [],
    stored: () => signsIn(board, '/api/company/login', email),
  };
}

async function change(board: CampaignBoard): Promise<Write> {
  const { email, headers } = await newCompany(board);
  const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  return {
    name: 'changing the password',
    send: () => board.client.ask('/api/company/change-password', { headers, json }),
    // By then the old password is wrong and the old token has ended.
    again: [400, 401],
    stored: () => signsIn(board, '/api/company/login', email),
  };
}

async function erase(board: CampaignBoard): Promise<Write> {
  const { id, headers } = await newSeeker(board);
  return {
    name: 'erasing an account',
    send: () => board.client.ask('/api/users/erase', { headers, json: { password: PASSWORD } }),
    again: [401],
    stored: async () => 1 - (await board.database.collection('users').countDocuments({ _id: idOf(id) })),
  };
}

async function decide(board: CampaignBoard): Promise<Write> {
  const [seeker, company] = [await newSeeker(board), await newCompany(board)];
  await uploadResume(board, seeker);
  const jobId = await newJob(board, company);
  await board.client.ask('/api/users/apply', { headers: seeker.headers, json: { jobId } });
  const applications = board.database.collection('applications');
  const found = await applications.findOne({ userId: idOf(seeker.id) });
  const json = { id: String(found?._id), status: 'Accepted' };
  return {
    name: 'deciding about an application',
    send: () => board.client.ask('/api/company/change-status', { headers: company.headers, json }),
    again: [409],
    stored: () => applications.countDocuments({ userId: idOf(seeker.id), status: 'Accepted' }),
  };
}

async function signsIn({ client }: CampaignBoard, path: string, email: string): Promise<number> {
  const { status } = await client.ask(path, { json: { email, password: NEW_PASSWORD } });
  return status === 200 ? 1 : 0;
}
