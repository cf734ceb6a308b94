import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect } from '@playwright/test';
import type { TemporaryBoard } from '@skybil/launcher/board/temporary-board';
import { inRoot } from '@skybil/launcher/support/root';
import type { InterviewAnswer, JobKind, RejectionReason } from '@skybil/shared';
import { isProof, linkIn, type Mail } from './mails.ts';

export const PASSWORD = 'Harmattan-rain-7';

/** Tokens in the local storage of a signed-in browser. */
export type Session = { companyToken?: string; seekerToken?: string };

export interface Company {
  _id: string;
  path: string;
  name: string;
  email: string;
  session: Session;
}

export interface Job {
  _id: string;
  kind: JobKind;
  title: string;
  path: string;
}

export interface Seeker {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  session: Session;
}

type Reply = { answer: InterviewAnswer; phone?: string };

interface Application {
  _id: string;
  jobId: { _id: string };
  userId: { name: string; email?: string };
  interview?: Partial<Reply>;
}

/** By video without a place. */
type Appointment = Record<'day' | 'time', string> & Partial<Record<'place' | 'note' | 'link', string>>;

interface Paper {
  name: string;
  mimeType: 'application/pdf';
  buffer: Buffer;
}

let made = 0;
/** A name that is unique on the board. */
export const unique = (name: string): string => `${name} ${String((made += 1)).padStart(3, '0')}`;
export const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}@mail.example`;

/** Creates test data through the API. */
export class World {
  private readonly board: TemporaryBoard;
  private readonly browser: Browser;
  private readonly papers = new Map<string, Paper>();

  constructor(board: TemporaryBoard, browser: Browser) {
    this.board = board;
    this.browser = browser;
  }

  async makeCompany(name = unique('Ojota Foods')): Promise<Company> {
    const email = addressOf(unique('Ojota Foods'));
    const fields = await this.form({ name, email, password: PASSWORD });
    const { token, company } = await this.ask<{ token: string; company: { _id: string } }>(
      'company/register',
      {},
      fields,
    );
    const { _id } = company;
    return { _id, path: `/companies/${_id}`, name, email, session: { companyToken: token } };
  }

  /** What the company says about itself in its profile. */
  async describe(company: Company, facts: Record<'about' | 'website' | 'location', string>): Promise<void> {
    await this.ask('company/profile', company.session, facts);
  }

  async makeJob(
    company: Company,
    kind: JobKind = 'job',
    fields: {
      title?: string;
      salary?: string;
      description?: string;
      location?: string;
      closingDate?: string;
    } = {},
  ): Promise<Job> {
    const title = fields.title ?? unique(kind === 'job' ? 'Bakery Supervisor' : 'Support Agent');
    const { data } = await this.ask<{ data: { _id: string } }>('company/jobs', company.session, {
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

  /** A job of another site, imported by the operator's command. */
  async importJob(): Promise<Job & { source: string }> {
    const title = unique('Warehouse Keeper');
    const source = `https://adverts.example/${addressOf(title)}`;
    const file = path.join(this.board.logs, `${addressOf(title)}.csv`);
    await writeFile(file, `title,company,url\n${title},Apapa Stores,${source}\n`);
    await this.command('import', file);
    const list = `jobs?title=${encodeURIComponent(title)}&page=1`;
    let jobs: { _id: string }[] = [];
    await expect(async () => {
      ({ jobs } = await this.ask<{ jobs: { _id: string }[] }>(list));
      expect(jobs, `${title} is listed`).toHaveLength(1);
    }).toPass();
    const _id = jobs[0]?._id ?? '';
    return { _id, kind: 'job', title, path: `/apply-job/${_id}`, source };
  }

  /** Runs a command of the operator. @returns what it prints */
  async command(name: 'import' | 'operator', ...args: string[]): Promise<string> {
    const { databaseUri, logs, settings } = this.board;
    const env = {
      ...process.env,
      ...settings,
      NODE_ENV: 'development',
      MONGODB_URI: databaseUri,
      DATA_DIR: logs,
    };
    const program = inRoot('api', 'dist', 'commands', `${name}.js`);
    return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
  }

  /** Sends the registration of a company. */
  async register(company: Company, number: string): Promise<void> {
    const body = await this.form({ number }, { certificate: 'Certificate of incorporation' });
    await this.ask('company/registration', company.session, body);
  }

  async report({ _id }: Job, text: string, { session }: Partial<Seeker> = {}): Promise<void> {
    await this.ask('users/report-job', session, { jobId: _id, reason: 'money', text });
  }

  async askForDecision(company: Company, { _id }: Job): Promise<void> {
    await this.ask(`company/jobs/${_id}/ask-for-decision`, company.session, {});
  }

  /** @param rejectionReason rejects everybody who waits */
  async close(company: Company, { _id }: Job, rejectionReason?: RejectionReason): Promise<void> {
    await this.ask(`company/jobs/${_id}/close`, company.session, { as: 'filled', rejectionReason });
  }

  async hide(company: Company, { _id }: Job): Promise<void> {
    await this.ask('company/change-visibility', company.session, { id: _id, visible: false });
  }

  async makeSeeker({ resume = true, firstName = unique('Ifeoma') } = {}): Promise<Seeker> {
    const lastName = 'Bello';
    const email = addressOf(firstName);
    const body = { firstName, lastName, email, password: PASSWORD };
    const { token } = await this.ask<{ token: string }>('auth/sign-up', {}, body);
    const session = { seekerToken: token };
    if (resume)
      await this.ask('users/update-resume', session, await this.form({}, { resume: 'Ifeoma Bello' }));
    return { firstName, lastName, name: `${firstName} ${lastName}`, email, session };
  }

  async apply(seeker: Seeker, job: Job): Promise<void> {
    const jobId = job._id;
    const body = job.kind === 'job' ? { jobId } : await this.form({ jobId }, { certificate: 'Diploma' });
    await this.ask('users/apply', seeker.session, body);
  }

  async applicants(company: Company): Promise<Application[]> {
    const { applications } = await this.ask<{ applications: Application[] }>(
      'company/applicants',
      company.session,
    );
    return applications;
  }

  async received(company: Company, seeker: Seeker, job: Job): Promise<Application | undefined> {
    return (await this.applicants(company)).find(
      ({ jobId, userId }) => jobId._id === job._id && userId.name === seeker.name,
    );
  }

  async decide(company: Company, seeker: Seeker, job: Job, status: 'Accepted' | 'Rejected'): Promise<void> {
    const received = await this.received(company, seeker, job);
    await this.ask('company/change-status', company.session, { id: received?._id, status });
  }

  /** Answers the first invitation of the seeker's only application to this company. */
  async answerInterview(company: Company, seeker: Seeker, answer: Reply): Promise<void> {
    const received = (await this.applicants(company)).find(({ userId }) => userId.name === seeker.name);
    await this.ask('users/answer-interview', seeker.session, { id: received?._id, sequence: 0, ...answer });
  }

  /** Sets or moves the interview. */
  async invite(company: Company, seeker: Seeker, job: Job, appointment: Appointment): Promise<void> {
    const received = await this.received(company, seeker, job);
    const body = { ids: [received?._id], ...appointment, video: !appointment.place };
    await this.ask('company/interviews', company.session, body);
  }

  /** The mails to one person, oldest first, without the one that confirms the address. */
  async mailsTo(email: string): Promise<Mail[]> {
    return (await this.allMailsTo(email)).filter((mail) => !isProof(mail));
  }

  /** Waits for a mail with a link to this page. */
  async linkTo(page: string, email: string, isWanted: (mail: Mail) => boolean = () => true): Promise<string> {
    let link = '';
    await expect(async () => {
      link = linkIn((await this.allMailsTo(email)).filter(isWanted).at(-1), page);
    }).toPass();
    return link;
  }

  proofLinkTo(email: string): Promise<string> {
    return this.linkTo('/verify-email', email, isProof);
  }

  async proveEmail({ email }: Company | Seeker): Promise<void> {
    const [, token] = (await this.proofLinkTo(email)).split('#');
    await this.ask('email-proof/confirm', {}, { token });
  }

  /** A PDF of one page, printed by the browser. */
  async paper(title: string): Promise<Paper> {
    const known = this.papers.get(title);
    if (known) return known;
    const context = await this.browser.newContext();
    const page = await context.newPage();
    await page.setContent(`<h1>${title}</h1><p>Lagos, 2026</p>`);
    const buffer = await page.pdf({ format: 'A4' });
    await context.close();
    const paper: Paper = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer };
    this.papers.set(title, paper);
    return paper;
  }

  private async allMailsTo(email: string): Promise<Mail[]> {
    const { mails } = await this.ask<{ mails: Mail[] }>(`dev/mails?to=${encodeURIComponent(email)}`);
    return mails.reverse();
  }

  private async ask<T>(
    path: string,
    { companyToken, seekerToken }: Session = {},
    body?: object | FormData,
  ): Promise<T> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.board.address}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(companyToken ? { token: companyToken } : {}),
        ...(seekerToken ? { authorization: `Bearer ${seekerToken}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`/api/${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  private async form(fields: Record<string, string>, files: Record<string, string> = {}): Promise<FormData> {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const [name, title] of Object.entries(files)) {
      const { name: file, mimeType, buffer } = await this.paper(title);
      data.append(name, new Blob([new Uint8Array(buffer)], { type: mimeType }), file);
    }
    return data;
  }
}
