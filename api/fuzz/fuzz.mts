import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';
import { REFUSALS } from './refusals.mts';

/**
 * `npm run fuzz [-- OPTION ...]`: sends generated requests to the board at `BOARD` and checks each answer against
 * openapi.json. Options are those of `schemathesis run`, such as `--max-examples=6 --seed=2`.
 */
const { BOARD = '' } = process.env;
const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '../..');
const WORK = path.join(ROOT, '.data/fuzz');
/** They end the token of the call, so they get their own run and tokens. */
const SIGN_OUTS = ['seekerSessions', 'companySessions'].flatMap((group) => [
  `${group}_signOut`,
  `${group}_signOutEverywhere`,
]);

async function call<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`${BOARD}${address}`, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

async function signIn(address: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: SAMPLE_ACCOUNTS.password });
  const headers = { 'content-type': 'application/json' };
  const { token } = await call<{ token: string }>(address, { method: 'POST', headers, body });
  return token;
}

/** Ids of records that exist, by the operation that takes them. */
async function knownIds(token: string): Promise<Record<string, string[]>> {
  const ids = async (address: string, list: string): Promise<string[]> => {
    const body = await call<Record<string, { _id: string }[]>>(address, { headers: { token } });
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
    jobs_similar: onSite,
    remoteJobs_one: remote,
    remoteJobs_related: remote,
    remoteJobs_similar: remote,
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

async function run(filter: string): Promise<void> {
  const companyToken = await signIn('/api/company/login', SAMPLE_ACCOUNTS.recruiter);
  const env = {
    ...process.env,
    PYTHONPATH: HERE,
    PYTHONDONTWRITEBYTECODE: '1',
    SEEKER_TOKEN: await signIn('/api/auth/sign-in', SAMPLE_ACCOUNTS.seeker),
    COMPANY_TOKEN: companyToken,
    KNOWN_IDS: JSON.stringify(await knownIds(companyToken)),
    REFUSALS: JSON.stringify(REFUSALS),
  };
  const args = [`--config-file=${HERE}/schemathesis.toml`, 'run', path.join(ROOT, 'openapi.json')];
  args.push(...SIGN_OUTS.map((name) => `${filter}=${name}`), ...process.argv.slice(2));
  const child = spawn(path.join(WORK, 'venv/bin/schemathesis'), args, { cwd: WORK, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}

mkdirSync(WORK, { recursive: true });
// Sign-outs come first, because wrong passwords of the other run lock the accounts.
await run('--include-operation-id');
await run('--exclude-operation-id');
