import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '@skybil/launcher/support/root';
import type { JobKind } from '@skybil/shared';
import { eventually } from './eventually.ts';
import { paper } from './people.ts';
import { board, type Session } from './stage.ts';

/** What a step needs to be there, made through the API the way the pages would make it. */

export const PASSWORD = 'Harmattan-rain-7';

export interface Company {
  name: string;
  email: string;
  session: Session;
}

export interface Job {
  _id: string;
  kind: JobKind;
  title: string;
  /** Path of its page. */
  path: string;
}

export interface Seeker {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  session: Session;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

let made = 0;
/** A name that nobody else on the board has. */
export const own = (name: string): string => `${name} ${String((made += 1)).padStart(3, '0')}`;
export const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}@mail.example`;

/** As the pages send it: the token of a company in `token`, that of a seeker as a bearer. */
function credential(session?: Session): Record<string, string> {
  if (!session) return {};
  return 'companyToken' in session
    ? { token: session.companyToken }
    : { authorization: `Bearer ${session.seekerToken}` };
}

async function ask<T>(path: string, session?: Session, body?: object): Promise<T> {
  const { address } = await board();
  const answer = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...credential(session),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`/api/${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

async function form(fields: Record<string, string>, files: Record<string, string> = {}): Promise<FormData> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, title] of Object.entries(files)) {
    const { name: file, mimeType, buffer } = await paper(title);
    data.append(name, new Blob([new Uint8Array(buffer)], { type: mimeType }), file);
  }
  return data;
}

export async function makeCompany(name = own('Ojota Foods')): Promise<Company> {
  const email = addressOf(own('Ojota Foods'));
  const fields = await form({ name, email, password: PASSWORD });
  const { token } = await ask<{ token: string }>('company/register', undefined, fields);
  return { name, email, session: { companyToken: token } };
}

export async function makeJob(
  company: Company,
  kind: JobKind = 'job',
  fields: { title?: string; salary?: string; description?: string } = {},
): Promise<Job> {
  const title = fields.title ?? own(kind === 'job' ? 'Bakery Supervisor' : 'Support Agent');
  const { data } = await ask<{ data: { _id: string } }>('company/jobs', company.session, {
    kind,
    title,
    description: '<p>Lead a team of six on the morning shift.</p>',
    location: 'Lagos',
    salary: '180,000 - 220,000',
    category: 'Management',
    level: 'Beginner level',
    ...fields,
  });
  const page = kind === 'job' ? 'apply-job' : 'remoteapply-job';
  return { _id: data._id, kind, title, path: `/${page}/${data._id}` };
}

/** An advert of another site, brought in by the command that an operator types. */
export async function importJob(): Promise<Job & { source: string }> {
  const title = own('Warehouse Keeper');
  const source = `https://adverts.example/${addressOf(title)}`;
  const { databaseUri, logs } = await board();
  const file = path.join(logs, `${addressOf(title)}.csv`);
  await writeFile(file, `title,company,url\n${title},Apapa Stores,${source}\n`);
  const env = { ...process.env, NODE_ENV: 'development', MONGODB_URI: databaseUri, DATA_DIR: logs };
  await promisify(execFile)(process.execPath, [inRoot('api', 'dist', 'commands', 'import.js'), file], {
    env,
  });
  // another process wrote it
  return eventually(async () => {
    const { jobs } = await ask<{ jobs: { _id: string }[] }>(`jobs?title=${encodeURIComponent(title)}&page=1`);
    const [job] = jobs;
    if (!job) throw new Error(`${title} is not listed yet`);
    return { _id: job._id, kind: 'job', title, path: `/apply-job/${job._id}`, source };
  });
}

export async function hide(company: Company, { _id }: Job): Promise<void> {
  await ask('company/change-visibility', company.session, { id: _id, visible: false });
}

/** Somebody with a resume on file, unless told otherwise. */
export async function makeSeeker({ resume = true, firstName = own('Ifeoma') } = {}): Promise<Seeker> {
  const lastName = 'Bello';
  const email = addressOf(firstName);
  const body = { firstName, lastName, email, password: PASSWORD };
  const { token } = await ask<{ token: string }>('auth/sign-up', undefined, body);
  const session = { seekerToken: token };
  if (resume) await ask('users/update-resume', session, await form({}, { resume: 'Ifeoma Bello' }));
  return { firstName, lastName, name: `${firstName} ${lastName}`, email, session };
}

export async function apply(seeker: Seeker, job: Job): Promise<void> {
  const jobId = job._id;
  const body = job.kind === 'job' ? { jobId } : await form({ jobId }, { certificate: 'Diploma' });
  await ask('users/apply', seeker.session, body);
}

/** Everything the company can see of those who applied to it. */
export async function applicants(company: Company) {
  type Received = { _id: string; jobId: { _id: string }; userId: { name: string; email?: string } };
  return (await ask<{ applications: Received[] }>('company/applicants', company.session)).applications;
}

export async function decide(
  company: Company,
  seeker: Seeker,
  job: Job,
  status: 'Accepted' | 'Rejected',
): Promise<void> {
  const received = (await applicants(company)).find(
    ({ jobId, userId }) => jobId._id === job._id && userId.name === seeker.name,
  );
  await ask('company/change-status', company.session, { id: received?._id, status });
}

const isProof = ({ subject }: Mail): boolean => /^Confirm your e-mail address/.test(subject);

async function allMailsTo(email: string): Promise<Mail[]> {
  const { mails } = await ask<{ mails: Mail[] }>(`dev/mails?to=${encodeURIComponent(email)}`);
  return mails.reverse();
}

/** The mails to one person, oldest first, beside the one that every new account is sent. */
export async function mailsTo(email: string): Promise<Mail[]> {
  return (await allMailsTo(email)).filter((mail) => !isProof(mail));
}

/** The link of that one, which proves the e-mail, as a path. */
export function proofLinkTo(email: string): Promise<string> {
  return eventually(async () => linkIn((await allMailsTo(email)).find(isProof), '/verify-email'));
}

export async function proveEmail({ email }: Company): Promise<void> {
  const [, token] = (await proofLinkTo(email)).split('#');
  await ask('email-proof/confirm', undefined, { token });
}

/** The link of a mail to a page of the site, as a path. */
export function linkIn(mail: Mail | undefined, page: string): string {
  const link = mail?.text.split(/\s/).find((word) => word.startsWith('http') && word.includes(page));
  if (!link) throw new Error(`no mail with a link to ${page} yet`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
