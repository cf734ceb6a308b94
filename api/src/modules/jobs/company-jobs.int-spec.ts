import { LIMITS, MESSAGES } from '@skybil/shared';
import { JOB_CONTENT, newCompany, newJob, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { CompanyJobsRepository } from './company-jobs.repository.js';
import type { JobDto } from './dto/job.dto.js';
import { storedContent, type StoredContent } from './job.policy.js';

const OWN = { isCopied: false };

describe('company jobs', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let other: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
    [company, other] = await Promise.all([newCompany(board), newCompany(board)]);
  });

  const post = (content: object) => board.http.post('/api/company/jobs').set(company.headers).send(content);
  const edit = (id: string, content: object) =>
    board.http.put(`/api/company/jobs/${id}`).set(company.headers).send(content);

  describe('checking the wording', () => {
    const check = (wording: object) =>
      board.http.post('/api/company/check-wording').set(company.headers).send(wording);

    it('names unfair phrases of title and description with better wording [CHECK-8]', async () => {
      const wording = { title: 'Salesgirl', description: '<p>Not older than 30.</p>' };
      const { body } = await check(wording).expect(200);
      expect(body.unfair).toMatchObject([
        { limit: 'age', phrase: 'Not older than 30' },
        { limit: 'sex', phrase: 'Salesgirl' },
      ]);
    });

    it('finds nothing in an empty form, and answers companies only', async () => {
      const { body } = await check({}).expect(200);
      expect(body.unfair).toEqual([]);
      await board.http.post('/api/company/check-wording').send({}).expect(401);
    });

    it('accepts an advert that is posted with such a phrase [CHECK-8]', async () => {
      await post({ ...JOB_CONTENT, description: '<p>Not older than 30.</p>' }).expect(200);
    });
  });

  describe('posting', () => {
    it('returns the job, visible at once and dated now', async () => {
      const before = Date.now();
      const { body } = await post({ ...JOB_CONTENT, title: '  Night Editor ' }).expect(200);
      expect(body).toMatchObject({ success: true, message: MESSAGES.jobPosted });
      expect(body.data).toMatchObject({ title: 'Night Editor', visible: true, kind: 'job', applicants: 0 });
      expect(Date.parse(body.data.date)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(body.data.date)).toBeLessThanOrEqual(Date.now());
      await board.http.get(`/api/jobs/${body.data._id}`).expect(200);
    });

    it('sets defaults for nature and currency, accepts a numeric salary and options in any case', async () => {
      const content = {
        ...JOB_CONTENT,
        salary: 250_000,
        level: 'SENIOR LEVEL',
        category: 'data science',
        location: 'akwa ibom',
      };
      const { body } = await post(content).expect(200);
      expect(body.data).toMatchObject({
        nature: 'Remote',
        currency: 'NGN',
        salary: '250000',
        level: 'Senior level',
        category: 'Data Science',
        location: 'Akwa Ibom',
      });
    });

    it('cleans the description and creates the excerpt', async () => {
      const description =
        '<p onclick="x()">Hello <b>you</b><script>alert(1)</script></p><a href="javascript:x()">y</a>';
      const { body } = await post({ ...JOB_CONTENT, description }).expect(200);
      expect(body.data.description).toBe(
        '<p>Hello <strong>you</strong></p><a rel="nofollow noopener ugc" target="_blank">y</a>',
      );
      expect(body.data.excerpt).toBe('Hello you y');
    });

    it.each(['title', 'description', 'location', 'salary', 'category', 'level'])(
      'requires a %s',
      async (field) => {
        for (const value of [undefined, '', '  ']) {
          const response = await post({ ...JOB_CONTENT, [field]: value });
          expectFailure(response, 400, 'missing_details');
          expect(response.body.message).toBe(MESSAGES.missingDetails);
          expect(Object.keys(response.body.errors)).toEqual([field]);
        }
      },
    );

    it.each([
      ['location', 'Ibadan'],
      ['category', 'Cooking'],
      ['level', 'Expert'],
      ['nature', 'On-site'],
      ['currency', 'ZAR'],
      ['kind', 'all'],
      ['title', 'x'.repeat(LIMITS.titleCharacters + 1)],
      ['salary', 'x'.repeat(LIMITS.salaryCharacters + 1)],
    ])('rejects a %s of %s', async (field, value) => {
      const response = await post({ ...JOB_CONTENT, [field]: value });
      expectFailure(response, 400, 'bad_input');
      expect(Object.keys(response.body.errors)).toEqual([field]);
    });

    it('rejects a description of more than 50 kB', async () => {
      const response = await post({ ...JOB_CONTENT, description: `<p>${'x'.repeat(50_001)}</p>` });
      expectFailure(response, 413, 'too_large');
    });
  });

  describe('editing', () => {
    it('changes the content and leaves kind, date and applicants', async () => {
      const id = await newJob(board, company, { kind: 'remote', title: 'Cartographer' });
      const { body: before } = await board.http
        .get(`/api/company/jobs/${id}`)
        .set(company.headers)
        .expect(200);
      const change = {
        ...JOB_CONTENT,
        title: 'Archivist',
        kind: 'job',
        date: '2020-01-01',
        applicants: 9,
        _id: 'x',
      };
      const { body } = await edit(id, change).expect(200);
      expect(body).toMatchObject({ success: true, message: MESSAGES.jobUpdated });
      expect(body.data).toEqual({ ...before.data, title: 'Archivist' });
      const { body: found } = await board.http.get('/api/remotejobs?title=archiv').expect(200);
      expect(found.skybiljobs.map((job: JobDto) => job._id)).toEqual([id]);
      const { body: old } = await board.http.get('/api/remotejobs?title=cartographer').expect(200);
      expect(old.total).toBe(0);
    });

    it('treats an empty option as absent, as posting does', async () => {
      const { body: posted } = await post({ ...JOB_CONTENT, nature: '', currency: 'USD' }).expect(200);
      expect(posted.data).toMatchObject({ nature: 'Remote', currency: 'USD' });
      const { body } = await edit(posted.data._id, { ...JOB_CONTENT, currency: '' }).expect(200);
      expect(body.data).toMatchObject({ nature: 'Remote', currency: 'NGN' });
    });

    it('removes optional fields without a value', async () => {
      const id = await newJob(board, company);
      const { level: _, ...content } = storedContent({ ...JOB_CONTENT, nature: '', currency: '' });
      const NO_CHANGE = { facts: [], at: new Date() };
      const jobs = board.app.get(CompanyJobsRepository);
      await expect(
        jobs.update(company.id, id, content as StoredContent, { isHeld: false }, OWN, NO_CHANGE),
      ).resolves.toBe(true);
      const [stored] = await board.connection
        .collection('jobs')
        .find({ title: content.title })
        .sort({ _id: -1 })
        .toArray();
      expect(stored).not.toHaveProperty('level');
    });

    it('hides and shows the job with `visible`', async () => {
      const id = await newJob(board, company);
      await edit(id, { ...JOB_CONTENT, visible: false }).expect(200);
      await board.http.get(`/api/jobs/${id}`).expect(404);
      await edit(id, JOB_CONTENT).expect(200);
      await board.http.get(`/api/jobs/${id}`).expect(404);
      await edit(id, { ...JOB_CONTENT, visible: true }).expect(200);
      await board.http.get(`/api/jobs/${id}`).expect(200);
    });
  });

  describe('visibility', () => {
    const change = (id: string, visible?: boolean) =>
      board.http.post('/api/company/change-visibility').set(company.headers).send({ id, visible });

    it('flips without `visible`, and can be repeated with it', async () => {
      const id = await newJob(board, company);
      for (const [visible, status] of [
        [undefined, 404],
        [undefined, 200],
        [false, 404],
        [false, 404],
        [true, 200],
        [true, 200],
      ] as const) {
        await change(id, visible).expect(200);
        await board.http.get(`/api/jobs/${id}`).expect(status);
      }
    });

    it.each([20, 21])('loses none of %i parallel flips', async (flips) => {
      const id = await newJob(board, company, { kind: 'remote' });
      await Promise.all(Array.from({ length: flips }, () => change(id).expect(200)));
      await board.http.get(`/api/remotejobs/${id}`).expect(flips % 2 === 0 ? 200 : 404);
    });

    it.each([
      ['job', 'jobs', 'jobs'],
      ['remote', 'remotejobs', 'skybiljobs'],
    ])(
      'omits a hidden job of kind %s from every list and answers 404 by id [JOB-10]',
      async (kind, list, key) => {
        const owner = await newCompany(board);
        const id = await newJob(board, owner, { kind, title: 'Lamplighter' });
        const neighbour = await newJob(board, owner, { kind, title: 'Lamplighter too' });
        await board.http.post('/api/company/change-visibility').set(owner.headers).send({ id }).expect(200);
        for (const query of [
          '',
          '?limit=100',
          '?title=lamplighter',
          `?company=${owner.id}`,
          '?location=lagos',
          '?category=Programming&level=Senior%20level',
        ]) {
          const { body } = await board.http.get(`/api/${list}${query}`).expect(200);
          const shown = body[key].map((job: JobDto) => job._id);
          expect(shown).toContain(neighbour);
          expect(shown).not.toContain(id);
        }
        const { body: related } = await board.http.get(`/api/${list}/${neighbour}/related`).expect(200);
        expect(related[key]).toEqual([]);
        for (const address of [`/api/${list}/${id}`, `/api/${list}/${id}/related`]) {
          const response = await board.http.get(address);
          expectFailure(response, 404, 'not_found');
          expect(response.body.message).toBe(MESSAGES.jobNotFound);
        }
        const { body: facets } = await board.http.get(`/api/jobs/facets?company=${owner.id}`).expect(200);
        expect(facets.facets.kind).toContainEqual({ value: kind, count: 1 });
        const { body: own } = await board.http.get('/api/company/list-jobs').set(owner.headers).expect(200);
        expect(own.jobsData.find((job: JobDto) => job._id === id)).toMatchObject({ visible: false });
      },
    );
  });

  it('answers 404 for a job of the other kind', async () => {
    const [onSite, remote] = [await newJob(board, company), await newJob(board, company, { kind: 'remote' })];
    for (const address of [
      `/api/jobs/${remote}`,
      `/api/remotejobs/${onSite}`,
      `/api/jobs/${remote}/related`,
    ]) {
      expectFailure(await board.http.get(address), 404, 'not_found');
    }
  });

  it('does not write another company’s job, even without the first check', async () => {
    const id = await newJob(board, other, { title: 'Not yours' });
    const jobs = board.app.get(CompanyJobsRepository);
    const own = await jobs.byId(company.id, await newJob(board, company));
    jest.spyOn(jobs, 'byId').mockResolvedValueOnce(own);
    expectFailure(await edit(id, JOB_CONTENT), 404, 'not_found');
    const { body } = await board.http.get(`/api/jobs/${id}`).expect(200);
    expect(body.job.title).toBe('Not yours');
  });

  it('treats another company’s job as missing and leaves it unchanged', async () => {
    const id = await newJob(board, other, { title: 'Not yours' });
    const as = company.headers;
    const tries = [
      board.http.get(`/api/company/jobs/${id}`).set(as),
      edit(id, JOB_CONTENT),
      board.http.post('/api/company/change-visibility').set(as).send({ id }),
      board.http.post('/api/company/change-visibility').set(as).send({ id, visible: false }),
    ];
    for (const response of await Promise.all(tries)) {
      expectFailure(response, 404, 'not_found');
      expect(response.body.message).toBe(MESSAGES.jobNotFound);
    }
    const { body } = await board.http.get(`/api/jobs/${id}`).expect(200);
    expect(body.job).toMatchObject({ title: 'Not yours', visible: true });
  });

  it('answers 404 for another company’s job, whatever the content is [JOB-9]', async () => {
    const id = await newJob(board, other);
    const description = '<p>x</p>'.repeat(LIMITS.descriptionTags);
    expectFailure(await edit(id, { ...JOB_CONTENT, description }), 404, 'not_found');
  });
});
