import { LIMITS, MESSAGES, REJECTION_REASONS } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import type { OutboxMail } from '../../platform/mail/outbox.schema.js';
import { RejectedApplicationMail } from './rejected-application.mail.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const reason = 'experience';
const note = 'Your portfolio is good.\nPlease apply again next year.';

describe('a rejection', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let id: string;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
  });
  beforeEach(async () => {
    seeker = await newSeeker(board);
    jobId = await newJob(board, company);
    [id = ''] = await storeApplications(board, [{ jobId, companyId: company.id, userId: seeker.id }]);
  });

  const rows = () => board.connection.collection('applications');
  const outbox = () => board.connection.collection<OutboxMail>('outbox');
  const post = (path: string, body: object, headers = company.headers) =>
    board.http.post(`/api/company/${path}`).set(headers).send(body);
  const reject = (more: object = {}) => post('change-status', { id, status: 'Rejected', ...more });
  const undo = (ids = [id], headers = company.headers) => post('undo-rejections', { ids }, headers);
  const makeFinal = () =>
    rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { finalAt: new Date(Date.now() - 1) } });
  const mails = () => outbox().find({ to: seeker.email }).toArray();
  async function seen() {
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    return body.applications[0];
  }
  async function received() {
    const { body } = await board.http.get(`/api/company/applications/${id}`).set(company.headers).expect(200);
    return body.data;
  }

  it('has a reason and a note, which the applicant reads once it is final [DECIDE-6] [DECIDE-8] [APPLY-42]', async () => {
    await reject({ reason, note }).expect(200);
    expect(await received()).toMatchObject({ status: 'Rejected', reason, note });
    const before = await seen();
    expect(before).toMatchObject({ status: 'Rejected', finalAt: expect.any(String) });
    for (const field of ['reason', 'decidedAt']) expect(before).not.toHaveProperty(field);
    expect(before).not.toHaveProperty('note');
    await makeFinal();
    expect(await seen()).toMatchObject({ status: 'Rejected', reason, note, decidedAt: expect.any(String) });
  });

  it('takes the reason and the note for many at once [DECIDE-6]', async () => {
    await post('change-statuses', { ids: [id], status: 'Rejected', reason, note }).expect(200);
    expect(await received()).toMatchObject({ reason, note });
  });

  it.each([
    ['an unknown reason', { reason: 'age' }, 'reason', /^Reason must be one of: other-applicant, /],
    ['a note that is too long', { note: 'a'.repeat(501) }, 'note', /^Note may have at most 500 characters$/],
  ])('is refused with %s [DECIDE-6]', async (_, more, field, sentence) => {
    const response = await reject(more);
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors[field]).toMatch(sentence);
    expect(await received()).toMatchObject({ status: 'Pending' });
  });

  it.each(['change-status', 'change-statuses'])(
    'is the only decision that takes a reason or a note, in %s [DECIDE-6]',
    async (path) => {
      for (const more of [{ reason }, { note }]) {
        const response = await post(path, { id, ids: [id], status: 'Accepted', ...more });
        expectFailure(response, 400, 'bad_input');
        expect(response.body.errors).toEqual({ [Object.keys(more)[0] ?? '']: MESSAGES.reasonOfAcceptance });
      }
      expect(await received()).toMatchObject({ status: 'Pending' });
    },
  );

  it('is mailed after 30 minutes, with the reason and without the note [DECIDE-6] [DECIDE-8]', async () => {
    await reject({ reason, note }).expect(200);
    const [mail] = await mails();
    const waits = (mail?.dueAt.getTime() ?? 0) - Date.now();
    expect(waits).toBeGreaterThan((LIMITS.undoMinutes - 1) * MINUTE_MS);
    expect(waits).toBeLessThanOrEqual(LIMITS.undoMinutes * MINUTE_MS);
    expect(await board.app.get(RejectedApplicationMail).prepare(mail as OutboxMail)).toEqual({
      reason: REJECTION_REASONS[reason],
      hasNote: 'yes',
    });
  });

  it('can be undone, which makes the application Pending and deletes the mail [DECIDE-8]', async () => {
    await reject({ reason, note }).expect(200);
    const { body } = await undo().expect(200);
    expect(body.results).toEqual([{ id, success: true, message: MESSAGES.rejectionUndone }]);
    expect(await mails()).toEqual([]);
    const row = await rows().findOne({ _id: new Types.ObjectId(id) });
    expect(row).toMatchObject({ status: 'Pending' });
    for (const field of ['decidedAt', 'finalAt', 'reason', 'note']) expect(row).not.toHaveProperty(field);
    await post('change-status', { id, status: 'Accepted' }).expect(200);
  });

  it('cannot be undone once it is final, and its mail stays [DECIDE-8]', async () => {
    await reject().expect(200);
    await makeFinal();
    const { body } = await undo().expect(200);
    expect(body.results).toEqual([{ id, success: false, message: MESSAGES.notUndoable }]);
    expect(await mails()).toHaveLength(1);
    expect(await received()).toMatchObject({ status: 'Rejected' });
  });

  it('cannot be undone by another company, and its mail stays [DECIDE-1] [DECIDE-8]', async () => {
    await reject().expect(200);
    const other = await newCompany(board);
    const { body } = await undo([id], other.headers).expect(200);
    expect(body.results).toEqual([{ id, success: false, message: MESSAGES.notUndoable }]);
    expect(await mails()).toHaveLength(1);
  });

  it('is undone for at most 100 applications at once [DECIDE-8]', async () => {
    const ids = Array.from({ length: 101 }, () => new Types.ObjectId().toHexString());
    expectFailure(await undo(ids), 400, 'bad_input');
  });

  it('that was undone is not mailed after a second rejection [DECIDE-8]', async () => {
    await reject().expect(200);
    const [first] = await mails();
    await undo().expect(200);
    await reject().expect(200);
    expect(await board.app.get(RejectedApplicationMail).prepare(first as OutboxMail)).toBeNull();
  });

  it('is either undone or mailed, even at the same moment [DECIDE-8]', async () => {
    const mailer = board.app.get(RejectedApplicationMail);
    for (let round = 0; round < 40; round += 1) {
      await reject().expect(200);
      const [mail] = await mails();
      const [{ body }, told] = await Promise.all([undo(), mailer.prepare(mail as OutboxMail)]);
      expect([body.results[0].success, told === null]).toEqual(
        body.results[0].success ? [true, true] : [false, false],
      );
      await rows().updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { status: 'Pending' }, $unset: { toldAt: 1, finalAt: 1, decidedAt: 1 } },
      );
      await outbox().deleteMany({ to: seeker.email });
    }
  }, 30_000);

  describe('an application without a decision', () => {
    const closeSince = (days: number) =>
      board.connection
        .collection('jobs')
        .updateOne(
          { _id: new Types.ObjectId(jobId) },
          { $set: { closedAs: 'filled', closedAt: new Date(Date.now() - days * DAY_MS) } },
        );

    it('is marked for the seeker when its job has been closed for 14 days [DECIDE-9]', async () => {
      expect(await seen()).not.toHaveProperty('noDecision');
      await closeSince(13.9);
      expect(await seen()).not.toHaveProperty('noDecision');
      await closeSince(14);
      expect(await seen()).toMatchObject({ status: 'Pending', noDecision: true });
      expect(await received()).toMatchObject({ status: 'Pending' });
    });

    it('is not marked if it was decided later [DECIDE-9]', async () => {
      await closeSince(20);
      await reject().expect(200);
      expect(await seen()).not.toHaveProperty('noDecision');
    });
  });
});
