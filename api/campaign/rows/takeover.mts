import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CampaignBoard } from '../board/board.mts';
import { parseJson } from '../board/client.mts';
import { newCompany, newJob, newSeeker, PASSWORD, type Person, uploadResume } from '../board/people.mts';
import { resetMail } from '../board/reset-mail.mts';
import type { Row, Tries } from '../row.mts';

const OPERATOR = join(import.meta.dirname, '..', '..', 'dist', 'commands', 'operator.js');
const NEW_PASSWORD = 'Stolen-market-9';

/** Requests a reset code and reads its mail. */
async function askReset(board: CampaignBoard, email: string, base = '/api/auth') {
  const asked = await board.client.ask(`${base}/send-reset-otp`, { json: { email } });
  if (asked.status !== 200) throw new Error(`asking for a code got ${asked.status} ${asked.text}`);
  return resetMail(board, email);
}

/** A stranger registers with somebody else's e-mail, and the owner takes the account over. */
async function takeOver(board: CampaignBoard, tries: Tries, MODERATION: 'off' | 'on'): Promise<void> {
  const { client } = board;
  const company = await newCompany(board);
  await board.database.collection('companies').updateMany({}, { $set: { emailProvenAt: new Date() } });
  const jobId = await newJob(board, company);
  const stranger = await newSeeker(board);
  await uploadResume(board, stranger);
  for (const answer of [
    await client.ask(`/api/users/saved-jobs/${jobId}`, { method: 'PUT', headers: stranger.headers }),
    await client.ask('/api/users/apply', { headers: stranger.headers, json: { jobId } }),
  ])
    tries.check(answer.status === 200, `the stranger got ${answer.status} ${answer.text}`);
  const { email } = stranger;
  const { otp } = await askReset(board, email);
  const json = { email, otp, newPassword: NEW_PASSWORD };
  const reset = await client.ask('/api/auth/reset-password', { json });
  tries.check(reset.status === 200, `the owner's reset got ${reset.status} ${reset.text}`);
  const signedIn = await client.ask('/api/auth/sign-in', { json: { email, password: NEW_PASSWORD } });
  const headers = { authorization: `Bearer ${parseJson<{ token: string }>(signedIn).token}` };
  const read = async (path: string, as: Record<string, string>) => {
    const { status, text } = await client.ask(path, { headers: as });
    tries.check(status === 200, `${path} got ${status} ${text}`);
    return text;
  };
  const received = () => read('/api/company/applicants', company.headers);

  const { user } = JSON.parse(await read('/api/users/user', headers)) as {
    user?: { name: string; resume: string };
  };
  tries.check(user?.name === '' && user.resume === '', `the profile is ${JSON.stringify(user)}`);
  tries.check((await read('/api/users/saved-jobs', headers)).includes('"savedJobs":[]'), 'a job is saved');
  // With moderation an application waits for the verification of the e-mail. The reset removes it.
  const isSent = MODERATION === 'off';
  const applications = await read('/api/users/applications', headers);
  tries.check(applications.includes('"former":true') === isSent, `the applications are ${applications}`);
  tries.check(applications.includes('"applications":[]') !== isSent, `the applications are ${applications}`);
  const names = { firstName: 'Ngozi', lastName: 'Umeh' };
  const named = await client.ask('/api/users/profile', { headers, json: names });
  tries.check(named.status === 200, `a name got ${named.status} ${named.text}`);
  const seen = await received();
  tries.check(!/Ngozi|Umeh|Adaeze|Okafor/.test(seen), `the company sees ${seen}`);
  tries.check(seen.includes('"name":"Name removed"') === isSent, `the company sees ${seen}`);
  const remove = await client.ask('/api/users/former-applications/remove', { headers, json: {} });
  tries.check(remove.status === 200, `removing got ${remove.status} ${remove.text}`);
  const kept = await received();
  tries.check(kept.includes('"applications":[]'), `the company keeps ${kept}`);
}

async function endAsOperator({ settings }: CampaignBoard, base: string, email: string): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', ...settings };
  const kind = base === '/api/auth' ? 'seeker' : 'company';
  const order = ['end-sessions', '--email', email, '--kind', kind, '--reason', 'campaign'];
  const child = spawn(process.execPath, [OPERATOR, ...order], { env, stdio: 'ignore' });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`the operator's command ended with ${child.exitCode}`);
}

const ENDS: [string, (board: CampaignBoard, base: string, person: Person) => Promise<unknown>][] = [
  [
    'a changed password',
    ({ client }, base, { headers }) => {
      const json = { currentPassword: PASSWORD, newPassword: 'Third-password-3' };
      return client.ask(`${base}/change-password`, { headers, json });
    },
  ],
  [
    'ended other sessions',
    ({ client }, base, { headers }) => client.ask(`${base}/end-other-sessions`, { headers, json: {} }),
  ],
  ['sessions that the operator ended', (board, base, { email }) => endAsOperator(board, base, email)],
];

export const takeoverRows: readonly Row[] = [
  ...(['off', 'on'] as const).map((MODERATION) => ({
    expectation: `An owner who resets the password of an account that a stranger created finds no name, resume or saved job of the stranger, with MODERATION=${MODERATION}`,
    settings: { MODERATION },
    attempt: (board: CampaignBoard, tries: Tries) => takeOver(board, tries, MODERATION),
  })),
  {
    expectation: 'A reset code or link becomes invalid when the password changes or the sessions are ended',
    attempt: async (board, tries) => {
      for (const [base, register] of [
        ['/api/auth', newSeeker],
        ['/api/company', newCompany],
      ] as const) {
        for (const [what, end] of ENDS) {
          const person = await register(board);
          const { email } = person;
          const { otp, secret } = await askReset(board, email, base);
          await end(board, base, person);
          for (const by of [{ secret }, { otp }]) {
            const json = { email, ...by, newPassword: NEW_PASSWORD };
            const { status, text } = await board.client.ask(`${base}/reset-password`, { json });
            const isRefused = status === 400 && text.includes('invalid_code');
            tries.check(isRefused, `${Object.keys(by).join()} after ${what} at ${base} got ${status}`);
          }
        }
      }
    },
  },
];
