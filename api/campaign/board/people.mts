import type { CampaignBoard } from './board.mts';
import { formWith, parseJson } from './client.mts';
import { makePdf } from '../../test/pdfs.ts';

export const PASSWORD = 'Harmattan-rain-7';

export interface Person {
  id: string;
  email: string;
  /** Headers that sign in. */
  headers: Record<string, string>;
}

export const JOB = {
  title: 'Backend Engineer',
  description: '<p>Build payment services with us.</p>',
  location: 'Lagos',
  salary: '250,000 - 400,000',
  category: 'Programming',
  level: 'Senior level',
};

let people = 0;

export function newEmail(): string {
  return `person${(people += 1)}@campaign.example`;
}

export async function newSeeker({ client }: CampaignBoard): Promise<Person> {
  const email = newEmail();
  const json = { firstName: 'Adaeze', lastName: 'Okafor', email, password: PASSWORD };
  const answer = await client.ask('/api/auth/sign-up', { json });
  const { token, user } = parseJson<{ token: string; user: { _id: string } }>(answer);
  if (!token || !user) throw new Error(`nobody could sign up: ${answer.text}`);
  return { id: user._id, email, headers: { authorization: `Bearer ${token}` } };
}

export async function newCompany({ client }: CampaignBoard): Promise<Person> {
  const email = newEmail();
  const json = { name: 'Eko Haulage', email, password: PASSWORD };
  const answer = await client.ask('/api/company/register', { json });
  const { token, company } = parseJson<{ token: string; company: { _id: string } }>(answer);
  if (!token || !company) throw new Error(`no company could register: ${answer.text}`);
  return { id: company._id, email, headers: { token } };
}

/** Posts a job of the company. @returns its id */
export async function newJob({ client }: CampaignBoard, { headers }: Person): Promise<string> {
  const answer = await client.ask('/api/company/jobs', { headers, json: JOB });
  const { data } = parseJson<{ data: { _id: string } }>(answer);
  if (!data) throw new Error(`no job could be posted: ${answer.text}`);
  return data._id;
}

export async function uploadResume({ client }: CampaignBoard, { headers }: Person): Promise<void> {
  const form = formWith('resume', makePdf(), 'resume.pdf', 'application/pdf');
  const answer = await client.ask('/api/users/update-resume', { headers, form });
  if (answer.status !== 200) throw new Error(`no resume could be sent: ${answer.text}`);
}
