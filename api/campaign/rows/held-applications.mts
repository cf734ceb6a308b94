import { parseJson } from '../board/client.mts';
import { newCompany, newJob, newSeeker, type Person, uploadResume } from '../board/people.mts';
import type { Row } from '../row.mts';

const SEEKERS = 20;
const JOBS_OF_EACH = 15;

export const heldApplicationRows: readonly Row[] = [
  {
    expectation:
      'Applications of accounts with an unverified e-mail reach a company only after the verification',
    settings: { MODERATION: 'on', LIMITS: 'writes-address=200' },
    attempt: async (board, tries) => {
      const from = board.client.newAddress();
      const company = await newCompany(board);
      const now = { emailProvenAt: new Date() };
      await board.database.collection('companies').updateMany({}, { $set: now });
      const jobs: string[] = [];
      while (jobs.length < tries.some(JOBS_OF_EACH, 4)) jobs.push(await newJob(board, company));
      const seekers: Person[] = [];
      while (seekers.length < tries.some(SEEKERS, 5)) {
        const seeker = await newSeeker(board);
        await uploadResume(board, seeker);
        seekers.push(seeker);
      }
      let [held, refused, reached] = [0, 0, 0];
      for (const { headers } of seekers) {
        const sent = jobs.map((jobId) =>
          board.client.ask('/api/users/apply', { from, headers, json: { jobId } }),
        );
        for (const answer of await Promise.all(sent)) {
          if (answer.status === 429) refused += 1;
          if (answer.status !== 200) continue;
          if (parseJson<{ held: boolean }>(answer).held) held += 1;
          else reached += 1;
        }
      }
      const count = seekers.length * jobs.length;
      tries.figure('applications', count);
      tries.figure('held', held);
      tries.figure('refused', refused);
      tries.check(
        held > 0 && reached === 0,
        `${held} were held, and ${reached} said to have reached the company`,
      );
      tries.check(tries.isShort || refused > 0, 'the address was refused nothing');
      const { headers } = company;
      const received = async () => {
        const answer = await board.client.ask('/api/company/applicants', { headers });
        return parseJson<{ applications: unknown[] }>(answer).applications?.length;
      };
      tries.check((await received()) === 0, `the company got ${await received()}`);
    },
  },
];
