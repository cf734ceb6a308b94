import { decode } from 'html-entities';
import { JOB_CONTENT, newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { serveShells } from '../../../test/pages.js';

describe('the preview of a job', () => {
  let board: TestBoard;
  let restore: () => void;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    restore = serveShells(board);
    company = await newCompany(board);
  });
  // The shells of this copy are served.
  beforeEach(() => board.oneCopy());
  afterAll(async () => {
    restore();
    await board.close();
  });

  const post = (route: string, content: object, { headers } = company) =>
    board.http.post(`/api/company/${route}`).set(headers).send(content);
  const shown = async (content: object) => {
    const { body } = await post('preview-job', content).expect(200);
    const [, page = ''] = /<main>(.*)<\/main>/s.exec(body.html as string) ?? [];
    const [, route, answers = '{}'] = /^(\S+) (.*)$/s.exec(decode(page)) ?? [];
    const { job } = JSON.parse(answers) as { job: Record<string, unknown> };
    return { route, job };
  };
  const jobs = async () => {
    const { body } = await board.http.get('/api/company/list-jobs').set(company.headers).expect(200);
    return body.jobsData as object[];
  };

  it('shows a new job on the page of its kind and stores nothing [CONSOLE-43]', async () => {
    const before = await jobs();
    const { route, job } = await shown({
      ...JOB_CONTENT,
      kind: 'remote',
      description: '<p>Cook.</p><script>alert(1)</script>',
      closingDate: '',
    });
    expect(route).toBe('/remote/:id');
    expect(job).toMatchObject({
      title: JOB_CONTENT.title,
      description: '<p>Cook.</p>',
      payMin: 250_000,
      closingDate: expect.any(String),
      companyId: { _id: company.id },
    });
    expect(await jobs()).toEqual(before);
  });

  it('has no script, and no link that opens in the frame [CONSOLE-43]', async () => {
    const { body } = await post('preview-job', { ...JOB_CONTENT, title: '</script><script>x' }).expect(200);
    expect(body.html).not.toMatch(/<script|canonical/);
    expect(body.html).toContain('<head><base target="_blank" />');
    expect(body.html).toContain('stays');
  });

  it.each([
    ['missing fields', {}],
    ['an unknown category', { ...JOB_CONTENT, category: 'Nothing' }],
    ['a description without text', { ...JOB_CONTENT, description: '<p></p>' }],
    ['a closing date that has passed', { ...JOB_CONTENT, closingDate: '2020-01-01' }],
    ['a closing date that is no day', { ...JOB_CONTENT, closingDate: 'soon' }],
    ['pay that contradicts its text', { ...JOB_CONTENT, payMin: 1, payMax: 2 }],
  ])('refuses %s as posting does [CONSOLE-43]', async (_what, content) => {
    const [preview, posted] = [await post('preview-job', content), await post('post-job', content)];
    const told = ({ status, body }: typeof preview) => ({ status, code: body.code, errors: body.errors });
    expect(preview.status).toBeGreaterThanOrEqual(400);
    expect(told(preview)).toEqual(told(posted));
  });

  describe('that is edited', () => {
    it('shows its new content, and no facts that the edit leaves out [CONSOLE-43]', async () => {
      const id = await newJob(board, company, { kind: 'remote', degree: 'Required', workMode: 'Hybrid' });
      const stored = await board.http.get(`/api/company/jobs/${id}`).set(company.headers).expect(200);
      const { route, job } = await shown({ ...JOB_CONTENT, id, title: 'Cook', workMode: 'Remote' });
      expect(route).toBe('/remote/:id');
      expect(stored.body.data.degree).toBe('Required');
      expect(job).toMatchObject({ _id: id, kind: 'remote', title: 'Cook', workMode: 'Remote' });
      expect(job.date).toBe(stored.body.data.date);
      expect(job.closingDate).toBe(stored.body.data.closingDate);
      expect(job).not.toHaveProperty('degree');
      const after = await board.http.get(`/api/company/jobs/${id}`).set(company.headers).expect(200);
      expect(after.body).toEqual(stored.body);
    });

    it('is closed on its page if it is closed, and keeps its date [CONSOLE-43]', async () => {
      const id = await newJob(board, company);
      await post(`jobs/${id}/close`, { as: 'filled' }).expect(200);
      expect((await shown({ ...JOB_CONTENT, id })).job).toMatchObject({ closedAs: 'filled' });
      const later = await post('preview-job', { ...JOB_CONTENT, id, closingDate: '2099-01-01' });
      expect(later.body).toMatchObject({ code: 'job_closed', errors: { closingDate: expect.any(String) } });
    });

    it('looks missing to another company [DECIDE-1]', async () => {
      const id = await newJob(board, company);
      await post('preview-job', { ...JOB_CONTENT, id }, await newCompany(board)).expect(404);
    });
  });
});
