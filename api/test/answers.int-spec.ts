import { Types } from 'mongoose';
import type { Response, Test } from 'supertest';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from './board.js';
import { makePdf } from './pdfs.js';
import { storeJobs } from './stored-jobs.js';

/** Names of stored fields that never leave the server. */
const INSIDE =
  /\$argon2|password|[hH]ash|[vV]ersion|sub"|signIn|sessions|titleLower|nameLower|nameKey|createdAt|storeKey|FileId/;

const OK = ['success', 'message'];
const inside = (parent: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${parent}.${field}`);
const COMPANY_REF = ['_id', 'name', 'image'];
const COMPANY = [
  ...COMPANY_REF,
  ...['about', 'applicantMails', 'email', 'emailProven', 'jobsHeld', 'location', 'website'],
];
const SHOWN = [...COMPANY_REF, 'since', 'openJobs'];
const USER = [
  ...['_id', 'firstName', 'lastName', 'name', 'email', 'emailProven', 'phoneShared', 'receipts', 'image'],
  ...['resume', 'resumeBytes', 'resumeName', 'resumeDate'],
];
const ROW = [
  ...['_id', 'kind', 'title', 'excerpt', 'location', 'states', 'category', 'level', 'nature', 'date'],
  'closingDate',
  ...['salary', 'currency', 'payMin', 'payMax', 'payPeriod'],
  ...['visible', 'applicants', ...inside('companyId', COMPANY_REF)],
];
const JOB = [...ROW, 'description'];
const OWN_JOB = [...JOB, 'newApplicants'];
const IMPORTED = ['sourceUrl', 'sourceName'];
const PAGE = ['total', 'totalRelation', 'page', 'limit', 'asOf'];
const APPLICATION = [
  ...['_id', 'kind', 'status', 'date', ...inside('jobId', ['_id', 'title', 'location'])],
  ...inside('companyId', COMPANY_REF),
  ...inside('userId', ['_id', 'name', 'image', 'resume', 'resumeBytes']),
];
const RECEIVED = [...APPLICATION, 'stage', 'certificate', 'certificateBytes', 'userId.email'];

/** Paths of all fields of an answer. Fields of a list's rows follow the list's name. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldsOf(one, path)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, path ? `${path}.${key}` : key));
}

describe('every answer', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let remoteId: string;
  let applicationId: string;

  beforeAll(async () => {
    board = await sharedBoard();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    await uploadResume(board, seeker);
    jobId = await newJob(board, company);
    remoteId = await newJob(board, company, { kind: 'remote' });
    const { title, category } = JOB_CONTENT;
    const pay = { payMin: 100, payMax: 200, payPeriod: 'month' } as const;
    const imported = { title, category, states: ['Lagos'], sourceName: 'Source', ...pay };
    const [own, other] = [new Types.ObjectId(company.id), new Types.ObjectId()];
    await storeJobs(board, [
      { ...imported, companyId: own, sourceUrl: 'https://source.example/1' },
      { ...imported, companyId: own, sourceUrl: 'https://source.example/2', kind: 'remote' },
      { ...imported, companyId: other, sourceUrl: 'https://source.example/3' },
      { ...imported, companyId: other, sourceUrl: 'https://source.example/4', kind: 'remote' },
    ]);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await board.http
      .post('/api/users/apply')
      .set(seeker.headers)
      .field('jobId', remoteId)
      .attach('certificate', makePdf(), { filename: 'degree.pdf', contentType: 'application/pdf' })
      .expect(200);
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    applicationId = body.applications[0]._id;
    const decision = { id: applicationId, status: 'Accepted' };
    await board.http.post('/api/company/change-status').set(company.headers).send(decision).expect(200);
  });

  const asSeeker = (call: Test): Test => call.set(seeker.headers);
  const asCompany = (call: Test): Test => call.set(company.headers);
  const jobs = () => board.http;
  const facet = (name: string): string[] => inside(`facets.${name}`, ['value', 'count']);
  const received = (name: string): string[] => inside(name, RECEIVED);

  const answers: [string, () => PromiseLike<Response>, string[]][] = [
    ['GET /api/jobs', () => jobs().get('/api/jobs'), [...inside('jobs', [...JOB, ...IMPORTED]), 'total']],
    [
      'GET /api/jobs, paged',
      () => jobs().get('/api/jobs?kind=all'),
      [...inside('jobs', [...ROW, ...IMPORTED]), ...PAGE],
    ],
    ['GET /api/jobs/:id', () => jobs().get(`/api/jobs/${jobId}`), inside('job', JOB)],
    [
      'GET /api/jobs/:id/related',
      () => jobs().get(`/api/jobs/${jobId}/related`),
      inside('jobs', [...ROW, ...IMPORTED]),
    ],
    [
      'GET /api/jobs/:id/similar',
      () => jobs().get(`/api/jobs/${jobId}/similar`),
      inside('jobs', [...ROW, ...IMPORTED]),
    ],
    [
      'GET /api/jobs/facets',
      () => jobs().get('/api/jobs/facets'),
      [...facet('category'), ...facet('locations'), ...facet('level'), ...facet('kind')],
    ],
    [
      'GET /api/jobs/suggestions',
      () => jobs().get('/api/jobs/suggestions?q=b'),
      inside('suggestions', ['titles']),
    ],
    [
      'GET /api/remotejobs',
      () => jobs().get('/api/remotejobs'),
      [...inside('skybiljobs', [...JOB, ...IMPORTED]), 'total'],
    ],
    [
      'GET /api/remotejobs, paged',
      () => jobs().get('/api/remotejobs?page=1'),
      [...inside('skybiljobs', [...ROW, ...IMPORTED]), ...PAGE],
    ],
    ['GET /api/remotejobs/:id', () => jobs().get(`/api/remotejobs/${remoteId}`), inside('skybiljob', JOB)],
    [
      'GET /api/remotejobs/:id/related',
      () => jobs().get(`/api/remotejobs/${remoteId}/related`),
      inside('skybiljobs', [...ROW, ...IMPORTED]),
    ],
    [
      'GET /api/remotejobs/:id/similar',
      () => jobs().get(`/api/remotejobs/${remoteId}/similar`),
      inside('skybiljobs', [...ROW, ...IMPORTED]),
    ],
    ['GET /api/companies/:id', () => jobs().get(`/api/companies/${company.id}`), inside('company', SHOWN)],
    ['GET /api/users/user', () => asSeeker(jobs().get('/api/users/user')), inside('user', USER)],
    [
      'GET /api/users/applications',
      () => asSeeker(jobs().get('/api/users/applications')),
      inside('applications', APPLICATION),
    ],
    [
      'GET /api/users/remote-applications',
      () => asSeeker(jobs().get('/api/users/remote-applications')),
      inside('applications', [
        ...APPLICATION,
        'decidedAt',
        'certificate',
        'certificateBytes',
        'userId.email',
      ]),
    ],
    [
      'POST /api/auth/sign-in',
      () => jobs().post('/api/auth/sign-in').send({ email: seeker.email, password: PASSWORD }),
      [...inside('user', USER), 'token'],
    ],
    [
      'POST /api/auth/sign-up',
      () =>
        jobs()
          .post('/api/auth/sign-up')
          .send({ firstName: 'Bisi', lastName: 'Ade', email: 'bisi@test.example', password: PASSWORD }),
      [
        ...inside(
          'user',
          USER.filter((name) => !['resumeBytes', 'resumeName', 'resumeDate'].includes(name)),
        ),
        'token',
      ],
    ],
    [
      'POST /api/company/login',
      () => jobs().post('/api/company/login').send({ email: company.email, password: PASSWORD }),
      [...inside('company', COMPANY), 'token'],
    ],
    [
      'POST /api/company/register',
      () =>
        jobs()
          .post('/api/company/register')
          .send({ name: 'Kano Looms', email: 'l@test.example', password: PASSWORD }),
      [...inside('company', COMPANY), 'token'],
    ],
    [
      'GET /api/company/company',
      () => asCompany(jobs().get('/api/company/company')),
      inside('company', COMPANY),
    ],
    [
      'GET /api/company/profile',
      () => asCompany(jobs().get('/api/company/profile')),
      inside('data', COMPANY),
    ],
    [
      'POST /api/company/profile',
      () => asCompany(jobs().post('/api/company/profile')).send({ name: 'Eko Rail' }),
      inside('data', COMPANY),
    ],
    [
      'GET /api/company/list-jobs',
      () => asCompany(jobs().get('/api/company/list-jobs')),
      inside('jobsData', [...OWN_JOB, ...IMPORTED]),
    ],
    [
      'GET /api/company/jobs',
      () => asCompany(jobs().get('/api/company/jobs')),
      [...inside('data', [...OWN_JOB, ...IMPORTED]), 'total'],
    ],
    [
      'GET /api/company/jobs/:id',
      () => asCompany(jobs().get(`/api/company/jobs/${jobId}`)),
      inside('data', OWN_JOB),
    ],
    [
      'POST /api/company/jobs',
      () => asCompany(jobs().post('/api/company/jobs')).send(JOB_CONTENT),
      inside('data', OWN_JOB),
    ],
    [
      'PUT /api/company/jobs/:id',
      () => asCompany(jobs().put(`/api/company/jobs/${jobId}`)).send(JOB_CONTENT),
      inside('data', OWN_JOB),
    ],
    [
      'GET /api/company/applicants',
      () => asCompany(jobs().get('/api/company/applicants')),
      received('applications'),
    ],
    [
      'GET /api/company/applications',
      () => asCompany(jobs().get('/api/company/applications')),
      [...received('data'), 'total'],
    ],
    [
      'GET /api/company/applications/:id',
      () => asCompany(jobs().get(`/api/company/applications/${applicationId}`)),
      received('data'),
    ],
    [
      'POST /api/company/change-statuses',
      () =>
        asCompany(jobs().post('/api/company/change-statuses')).send({
          ids: [applicationId],
          status: 'Accepted',
        }),
      inside('results', ['id', 'success', 'message']),
    ],
    [
      'GET /api/company/stats',
      () => asCompany(jobs().get('/api/company/stats')),
      [
        ...inside('stats.jobs', ['total', 'visible', 'hidden']),
        ...inside('stats.applications', ['Pending', 'Accepted', 'Rejected', 'total']),
        ...inside('stats.waiting', ['new', 'overAWeek']),
      ],
    ],
    ['GET /api/health/live', () => jobs().get('/api/health/live'), []],
    [
      'POST /api/company/post-job',
      () => asCompany(jobs().post('/api/company/post-job')).send(JOB_CONTENT),
      ['jobId'],
    ],
    [
      'POST /api/company/change-visibility',
      () => asCompany(jobs().post('/api/company/change-visibility')).send({ id: jobId, visible: true }),
      [],
    ],
    [
      'POST /api/company/sign-out-everywhere',
      async () =>
        jobs()
          .post('/api/company/sign-out-everywhere')
          .set((await newCompany(board)).headers),
      [],
    ],
  ];

  it.each(answers)('%s returns exactly its documented fields [CALL-3]', async (_, call, fields) => {
    const response: Response = await call();
    expect(response.status).toBe(200);
    expect(fieldsOf(response.body).sort()).toEqual([...OK, ...fields].sort());
    expect(response.text).not.toMatch(INSIDE);
  });
});
