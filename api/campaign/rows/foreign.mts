import { type Asked, formWith } from '../board/client.mts';
import { JOB, newCompany, newJob, newSeeker, uploadResume } from '../board/people.mts';
import { forgedCompanyTokens, forgedSeekerTokens } from '../hostile/tokens.mts';
import mongoose from 'mongoose';
import type { Row } from '../row.mts';

/** Tokens and ids of other people, or of nobody. */
export const foreign: readonly Row[] = [
  {
    expectation: 'A token is accepted only if the board issued it for this person, service and session',
    attempt: async (board, tries) => {
      const [seeker, company] = [await newSeeker(board), await newCompany(board)];
      const { LOCAL_AUTH_PRIVATE_KEY = '', COMPANY_JWT_SECRET = '' } = board.settings;
      const own = seeker.headers['authorization']?.slice('Bearer '.length) ?? '';
      const ownCompany = company.headers['token'] ?? '';
      for (const headers of [seeker.headers, company.headers]) {
        const path = headers['token'] ? '/api/company/company' : '/api/users/user';
        tries.check(
          (await board.client.ask(path, { headers })).status === 200,
          'the token itself is refused',
        );
      }
      const asSeeker = [
        ...forgedSeekerTokens(own, LOCAL_AUTH_PRIVATE_KEY),
        ["a company's", ownCompany] as const,
      ];
      for (const [name, token] of asSeeker) {
        const headers = { authorization: `Bearer ${token}` };
        const { status } = await board.client.ask('/api/users/user', { headers });
        tries.check(status === 401, `a seeker's token ${name}: answered ${status}`);
      }
      const asCompany = [
        ...forgedCompanyTokens(ownCompany, COMPANY_JWT_SECRET),
        ["a seeker's", own] as const,
      ];
      for (const [name, token] of asCompany) {
        const { status } = await board.client.ask('/api/company/company', { headers: { token } });
        tries.check(status === 401, `a company's token ${name}: answered ${status}`);
      }
    },
  },
  {
    expectation:
      'On every route with an id, a record of another person gets the same answer as a missing record',
    attempt: async (board, tries) => {
      const [owner, stranger] = [await newCompany(board), await newCompany(board)];
      const [seeker, other] = [await newSeeker(board), await newSeeker(board)];
      await uploadResume(board, seeker);
      const jobId = await newJob(board, owner);
      await board.client.ask('/api/users/apply', { headers: seeker.headers, json: { jobId } });
      const found = await board.database
        .collection('applications')
        .findOne({ userId: new mongoose.mongo.ObjectId(seeker.id) });
      const id = String(found?._id);
      tries.check(found !== null, 'nothing was applied for');
      const attempts: [path: string, asked: Asked][] = [
        [`/api/company/jobs/${jobId}`, {}],
        [`/api/company/jobs/${jobId}`, { method: 'PUT', json: JOB }],
        ['/api/company/change-visibility', { json: { id: jobId } }],
        ['/api/company/change-status', { json: { id, status: 'Accepted' } }],
        [`/api/company/applications/${id}`, {}],
      ];
      for (const [path, asked] of attempts) {
        const { status } = await board.client.ask(path, { ...asked, headers: stranger.headers });
        tries.check(status === 404, `${path}: another company got ${status}`);
        const asSeeker = await board.client.ask(path, { ...asked, headers: other.headers });
        tries.check(asSeeker.status === 401, `${path}: a seeker got ${asSeeker.status}`);
      }
      for (const path of [
        '/api/company/applicants',
        '/api/company/applications',
        '/api/company/applications.csv',
      ]) {
        const { text } = await board.client.ask(path, { headers: stranger.headers });
        tries.check(
          !text.includes(id) && !text.includes(seeker.email),
          `${path} shows another company's applicant`,
        );
      }
      const mine = await board.client.ask('/api/users/applications', { headers: other.headers });
      tries.check(!mine.text.includes(id), "a seeker sees another's application");
      const form = formWith('resume', Buffer.from('x'), 'x.pdf', 'application/pdf', { userId: seeker.id });
      const sent = await board.client.ask('/api/users/update-resume', { headers: other.headers, form });
      tries.check(sent.status !== 200, `a body named another seeker, and got ${sent.status}`);
    },
  },
];
