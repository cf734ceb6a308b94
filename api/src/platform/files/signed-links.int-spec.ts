import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { apply, sendResume } from '../../../test/documents.js';
import { makePdf } from '../../../test/pdfs.js';
import type { Member } from '../contract/route/principal.js';
import { FilesService } from './files.service.js';

type Company = Awaited<ReturnType<typeof newCompany>>;
type Seeker = Awaited<ReturnType<typeof newSeeker>>;

/** Tests over HTTP, with the rights that seekers, companies and applications give. */
describe('a signed link', () => {
  let board: TestBoard;
  let files: FilesService;
  let company: Company;
  let seeker: Seeker;

  beforeAll(async () => {
    board = await sharedBoard();
    files = board.app.get(FilesService);
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = [await newCompany(board), await newSeeker(board)];
  });

  const as = (kind: Member['kind'], { id }: { id: string }): Member => ({ kind, id });
  const open = (link: string, accept = '*/*') => {
    const { pathname, search } = new URL(link);
    return board.http.get(pathname + search).set('accept', accept);
  };
  const statusFor = async (id: string, viewer: Member) => (await open(files.pdfLink(id, viewer))).status;

  const upload = async (of: Seeker) => (await sendResume(board, of, of.id)).id;

  /** A seeker applies to a remote job of the company with resume and certificate. @returns the ids of both files */
  async function send(from: Seeker, to: Company): Promise<{ resume: string; certificate: string }> {
    const resume = await upload(from);
    const jobId = await newJob(board, to, { kind: 'remote' });
    await apply(board, from, jobId, jobId);
    const sent = await board.connection
      .collection('applications')
      .findOne({ jobId: new Types.ObjectId(jobId) });
    return { resume, certificate: String(sent?.certificateFileId) };
  }

  it('serves the PDF in a sandbox, under its name and without caching', async () => {
    await board.http
      .post('/api/users/update-resume')
      .set(seeker.headers)
      .attach('resume', makePdf(seeker.id), 'Résumé.pdf')
      .expect(200);
    const file = await board.connection.collection('files').findOne();
    const id = String(file?._id);
    const answer = await open(files.pdfLink(id, as('seeker', seeker))).expect(200);
    expect((answer.body as Buffer).equals(makePdf(seeker.id))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; frame-ancestors 'self'",
      'content-length': String(makePdf(seeker.id).length),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename=Resume.pdf; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`,
    });
  });

  it('to an unsent resume works for its seeker only [FILE-5]', async () => {
    const [other, otherCompany] = [await newSeeker(board), await newCompany(board)];
    await upload(other);
    const id = await upload(seeker);
    expect(await statusFor(id, as('seeker', seeker))).toBe(200);
    expect(await statusFor(id, as('seeker', other))).toBe(404);
    expect(await statusFor(id, as('company', seeker))).toBe(404);
    expect(await statusFor(id, as('company', otherCompany))).toBe(404);
  });

  it.each(['resume', 'certificate'] as const)(
    'to a sent %s works for its seeker and the company that received it',
    async (document) => {
      const [other, otherCompany] = [await newSeeker(board), await newCompany(board)];
      const { [document]: id } = await send(seeker, company);
      // Both received other documents: one of the same seeker, one for the same company.
      await send(other, company);
      await send(other, otherCompany);
      // From now on only the application gives the seeker access.
      await upload(seeker);
      expect(await statusFor(id, as('seeker', seeker))).toBe(200);
      expect(await statusFor(id, as('company', company))).toBe(200);
      expect(await statusFor(id, as('seeker', other))).toBe(404);
      expect(await statusFor(id, as('company', otherCompany))).toBe(404);
      expect(await statusFor(id, as('company', seeker))).toBe(404);
      expect(await statusFor(id, as('seeker', company))).toBe(404);
    },
  );

  it('stops working at once when the seeker replaces an unsent resume [FILE-5]', async () => {
    const link = files.pdfLink(await upload(seeker), as('seeker', seeker));
    await open(link).expect(200);
    await upload(seeker);
    const gone = await open(link).expect(404);
    expect(gone.body).toMatchObject({ code: 'not_found', message: MESSAGES.fileNotFound });
  });

  it.each(['resume', 'certificate'] as const)(
    'of a company to a %s stops working at once when the application is removed',
    async (document) => {
      const { [document]: id } = await send(seeker, company);
      const link = files.pdfLink(id, as('company', company));
      await open(link).expect(200);
      await board.connection.collection('applications').deleteMany({});
      const gone = await open(link).expect(404);
      expect(gone.body).toMatchObject({ code: 'not_found', message: MESSAGES.fileNotFound });
    },
  );

  it('stops working when its file is removed', async () => {
    const id = await upload(seeker);
    await files.remove(id);
    expect(await statusFor(id, as('seeker', seeker))).toBe(404);
  });

  it('answers 401 when expired and 404 when altered, as a page in a browser', async () => {
    const id = await upload(seeker);
    const link = (made?: Date) => files.pdfLink(id, as('seeker', seeker), made);
    await open(link(new Date(Date.now() - 14 * 60_000))).expect(200);
    const expired = link(new Date(Date.now() - 16 * 60_000));
    expect((await open(expired).expect(401)).body).toMatchObject({ code: 'link_expired' });
    const page = await open(expired, 'text/html,*/*;q=0.8').expect(401).expect('content-type', /html/);
    expect(page.text).toContain(MESSAGES.linkExpired);
    expect(page.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    const altered = `${link()}x`;
    await open(altered).expect(404).expect('content-type', /json/);
    await open(altered, 'text/html').expect(404).expect('content-type', /html/);
    await board.http.get(`/api/files/${id}`).expect(404);
  });

  it('opens no logo, and the address of a logo opens no PDF', async () => {
    const image = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await board.http
      .post('/api/company/profile')
      .set(company.headers)
      .attach('image', image, 'logo.png')
      .expect(200);
    const logo = await board.connection.collection('files').findOne({ purpose: 'logo' });
    const users = board.connection.collection('users');
    await users.updateOne({}, { $set: { resumeFileId: String(logo?._id) } });
    expect(await statusFor(String(logo?._id), as('seeker', seeker))).toBe(404);
    await board.http.get(`/api/logos/${String(logo?._id)}`).expect(200);
    await board.http.get(`/api/logos/${await upload(seeker)}`).expect(404);
  });
});
