import { LIMITS, MESSAGES, REPORT_REASON_NAMES } from '@skybil/shared';
import { decode } from 'html-entities';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { serveShells } from '../../../test/pages.js';
import { addressOf } from '../../../test/reporters.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { RenderedPagesService } from './rendered-pages.service.js';

const HOME = { 'sec-fetch-site': 'same-origin' };

describe('the report form from a browser without script', () => {
  let board: TestBoard;
  let restore: () => void;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
    restore = serveShells(board);
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  beforeEach(async () => {
    await board.clear();
    jobId = await newJob(board, await newCompany(board));
  });
  afterEach(() => jest.restoreAllMocks());

  const send = (fields: Record<string, string>, headers: Record<string, string> = HOME, id = jobId) =>
    board.http
      .post(`/forms/report/job/${id}`)
      .type('form')
      .set({ 'x-forwarded-for': addressOf(1), ...headers })
      .send(fields);
  const reports = () => board.connection.collection('reports');
  const shown = ({ text }: { text: string }) => decode(text);

  it.each(REPORT_REASON_NAMES)(
    'stores a report with the reason %s and leads to what comes next [REPORT-1]',
    async (reason) => {
      const { headers } = await send({ reason, text: '', email: '' }).expect(303);
      expect(headers.location).toBe(`/report/job/${jobId}?note=sent`);
      expect(await reports().find().toArray()).toMatchObject([{ reason, by: 'network' }]);
    },
  );

  it('answers with the form, one sentence and what was typed if something is wrong [REPORT-1]', async () => {
    const answer = await send({ reason: 'because', text: 'N5,000', email: 'nobody' }).expect(400);
    expect(shown(answer)).toContain(`"reason":"${MESSAGES.reportReasonUnknown}"`);
    expect(shown(answer)).toContain('"email":"Enter a valid e-mail address"');
    expect(shown(answer)).toContain('"typed":{"reason":"because","text":"N5,000","email":"nobody"}');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await reports().countDocuments()).toBe(0);
  });

  it('leads to the page of the job that is gone, which is 404 [REPORT-1]', async () => {
    const gone = 'a'.repeat(24);
    const { headers } = await send({ reason: 'money' }, HOME, gone).expect(303);
    await board.http.get(headers.location as string).expect(404);
    await board.http.get(`/report/job/${jobId}`).expect(200);
  });

  it('refuses the sixth report of an address on a day, and says so in the form [REPORT-2]', async () => {
    for (let sent = 0; sent < LIMITS.reportsADay; sent += 1) await send({ reason: 'money' }).expect(303);
    const refused = await send({ reason: 'money' }).expect(429);
    expect(shown(refused)).toContain(`"form":"${MESSAGES.tooManyReports}"`);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  it('refuses a form that another site sent [REPORT-1]', async () => {
    const answer = await send({ reason: 'money' }, { 'sec-fetch-site': 'cross-site' }).expect(400);
    expect(shown(answer)).toContain('This form came from another site');
    expect(await reports().countDocuments()).toBe(0);
  });

  it('answers with a plain page if its page cannot be rendered, and the board lives on [REPORT-1] [RUN-45]', async () => {
    jest.spyOn(board.app.get(RenderedPagesService), 'withFormErrors').mockRejectedValue(new Error('no site'));
    const answer = await send({ reason: 'because' }).expect(400);
    expect(answer.text).toContain('Your report was not sent');
    jest.spyOn(board.app.get(LimitsService), 'use').mockRejectedValue(new Error('no database'));
    await send({ reason: 'money' }).expect(500);
    await board.http.get('/api/health/live').expect(200);
  });
});
