import mongoose from 'mongoose';
import type { CampaignBoard } from '../board/board.mts';
import { type Answer, type Asked, parseJson } from '../board/client.mts';
import { newCompany, newEmail, newJob, newSeeker, PASSWORD, uploadResume } from '../board/people.mts';
import type { Campaign, Tries } from '../row.mts';

const AT_ONCE = 50;
const AT_ONCE_SHORT = 10;

/** The same action many times at once. */
export const races: Campaign = {
  rows: [
    {
      expectation: 'If a seeker sends many applications for one job at once, one is stored',
      attempt: async (board, tries) => {
        const seeker = await newSeeker(board);
        await uploadResume(board, seeker);
        const jobId = await newJob(board, await newCompany(board));
        const answers = await atOnce(board, tries, '/api/users/apply', {
          headers: seeker.headers,
          json: { jobId },
        });
        oneWon(answers, tries, 409);
        const kept = await board.database
          .collection('applications')
          .countDocuments({ userId: new mongoose.mongo.ObjectId(seeker.id) });
        tries.check(kept === 1, `${kept} applications were kept`);
      },
    },
    {
      expectation: 'If many clients register with one e-mail at once, one company and one seeker are created',
      attempt: async (board, tries) => {
        for (const [path, collection, names] of [
          ['/api/company/register', 'companies', { name: 'Eko Haulage' }],
          ['/api/auth/sign-up', 'users', { firstName: 'Ada', lastName: 'Obi' }],
        ] as const) {
          const email = newEmail();
          const json = { ...names, email, password: PASSWORD };
          oneWon(await atOnce(board, tries, path, { json }), tries, 409);
          const kept = await board.database.collection(collection).countDocuments({ email });
          tries.check(kept === 1, `${kept} of ${collection} were kept`);
        }
      },
    },
    {
      expectation: 'If many decisions about one application are sent at once, one is stored',
      attempt: async (board, tries) => {
        const [seeker, company] = [await newSeeker(board), await newCompany(board)];
        await uploadResume(board, seeker);
        const jobId = await newJob(board, company);
        await board.client.ask('/api/users/apply', { headers: seeker.headers, json: { jobId } });
        const application = await board.database
          .collection('applications')
          .findOne({}, { sort: { _id: -1 } });
        const decide = (status: string) =>
          board.client.ask('/api/company/change-status', {
            headers: company.headers,
            json: { id: String(application?._id), status },
          });
        const answers = await Promise.all(
          Array.from({ length: tries.some(AT_ONCE, AT_ONCE_SHORT) }, (_, at) =>
            decide(at % 2 ? 'Accepted' : 'Rejected'),
          ),
        );
        oneWon(answers, tries, 409);
      },
    },
  ],
};

function atOnce({ client }: CampaignBoard, tries: Tries, path: string, asked: Asked): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: tries.some(AT_ONCE, AT_ONCE_SHORT) }, () => client.ask(path, asked)),
  );
}

function oneWon(answers: readonly Answer[], tries: Tries, refusal: number): void {
  const won = answers.filter(({ status }) => status === 200).length;
  tries.check(won === 1, `${won} of ${answers.length} won`);
  for (const answer of answers.filter(({ status }) => status !== 200))
    tries.check(
      answer.status === refusal,
      `one that lost got ${answer.status} ${parseJson<{ message: string }>(answer).message}`,
    );
}
