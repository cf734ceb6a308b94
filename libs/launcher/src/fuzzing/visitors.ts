import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';

/** What a run sends with every request, by the names that schemathesis.toml reads from the environment. */
export interface Tokens extends Record<string, string> {
  SEEKER_TOKEN: string;
  COMPANY_TOKEN: string;
}

async function call<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

async function tokenOf(address: string, email: string): Promise<string> {
  const { token } = await call<{ token: string }>(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: SAMPLE_ACCOUNTS.password }),
  });
  return token;
}

/** The sample seeker and the sample recruiter. */
export async function signIn(board: string): Promise<Tokens> {
  return {
    SEEKER_TOKEN: await tokenOf(`${board}/api/auth/sign-in`, SAMPLE_ACCOUNTS.seeker),
    COMPANY_TOKEN: await tokenOf(`${board}/api/company/login`, SAMPLE_ACCOUNTS.recruiter),
  };
}

/** Ids of records that are there, by the operation that takes them: for hooks.py. */
export async function knownIds(board: string, tokens: Tokens): Promise<Record<string, string[]>> {
  const ids = async (address: string, list: string): Promise<string[]> => {
    const headers = { token: tokens.COMPANY_TOKEN };
    const body = await call<Record<string, { _id: string }[]>>(`${board}${address}`, { headers });
    return (body[list] ?? []).map(({ _id }) => _id);
  };
  const onSite = await ids('/api/jobs', 'jobs');
  const remote = await ids('/api/remotejobs', 'skybiljobs');
  const own = await ids('/api/company/list-jobs', 'jobsData');
  const received = await ids('/api/company/applicants', 'applications');
  return {
    jobs_list: onSite,
    remoteJobs_list: remote,
    jobs_one: onSite,
    jobs_related: onSite,
    remoteJobs_one: remote,
    remoteJobs_related: remote,
    applications_apply: [...onSite, ...remote],
    applications_applyRemote: remote,
    companyJobs_one: own,
    companyJobs_update: own,
    companyJobs_changeVisibility: own,
    receivedApplications_one: received,
    receivedApplications_decide: received,
    receivedApplications_decideMany: received,
  };
}

/** A document and a picture by the fields of forms that take one, as base64. */
export async function sampleFiles(board: string, tokens: Tokens): Promise<Record<string, string>> {
  const pdf = (await samplePdf(board, tokens)).toString('base64');
  const picture = (await sampleLogo(board, tokens)).toString('base64');
  return { resume: pdf, certificate: pdf, image: picture };
}

async function sampleLogo(board: string, { COMPANY_TOKEN }: Tokens): Promise<Buffer> {
  const headers = { token: COMPANY_TOKEN };
  const { company } = await call<{ company: { image: string } }>(`${board}/api/company/company`, { headers });
  return Buffer.from(await (await fetch(company.image)).arrayBuffer());
}

/** The resume of the sample seeker. */
export async function samplePdf(board: string, { SEEKER_TOKEN }: Tokens): Promise<Buffer> {
  const headers = { authorization: `Bearer ${SEEKER_TOKEN}` };
  const { user } = await call<{ user: { resume: string } }>(`${board}/api/users/user`, { headers });
  return Buffer.from(await (await fetch(user.resume)).arrayBuffer());
}
