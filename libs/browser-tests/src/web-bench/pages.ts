import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';

export interface BenchPage {
  name: string;
  path: string;
  /** Selector of the main content: the first card, the job, the first row. */
  first: string;
  /** Token of a signed-in recruiter. */
  token?: string;
  /** Has filters and a search. */
  isHome?: true;
}

interface Answer {
  jobs: { _id: string }[];
  token: string;
}

export async function benchPages(address: string): Promise<BenchPage[]> {
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await (await fetch(`${address}/api/${path}`, sent)).json()) as Answer;
  };
  const [{ jobs }, { token }] = await Promise.all([
    ask('jobs?page=1&limit=6'),
    ask('company/login', { email: SAMPLE_ACCOUNTS.recruiter, password: SAMPLE_ACCOUNTS.password }),
  ]);
  return [
    { name: 'home', path: '/', first: '.job-card', isHome: true },
    { name: 'filtered home', path: '/?locations=Lagos&kind=job', first: '.job-card', isHome: true },
    { name: 'job page', path: `/apply-job/${jobs[0]?._id}`, first: 'main h1' },
    { name: 'console', path: '/dashboard/manage-jobs', first: 'main a[href*="/manage-jobs/"]', token },
  ];
}
