import { MESSAGES } from '@skybil/shared';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { apply, fileIdOf, follow, sendResume } from '../../../test/documents.js';
import { makePdf } from '../../../test/pdfs.js';
import type { Member } from '../contract/route/principal.js';
import { FilesService } from './files.service.js';

/** Only Date is faked. Timers run in real time. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
type Company = Awaited<ReturnType<typeof newCompany>>;
type Seeker = Awaited<ReturnType<typeof newSeeker>>;

/** Ada has a resume, and a certificate that she sent with her application to Eko's remote job. */
describe('the documents of an application', () => {
  let board: TestBoard;
  let files: FilesService;
  let eko: Company;
  let kano: Company;
  let ada: Seeker;
  let bola: Seeker;
  let remoteId: string;
  let resume: { id: string; link: string };

  beforeAll(async () => {
    board = await sharedBoard();
    files = board.app.get(FilesService);
    [eko, kano] = await Promise.all([newCompany(board), newCompany(board)]);
    remoteId = await newJob(board, eko, { kind: 'remote' });
  });
  beforeEach(async () => {
    [ada, bola] = await Promise.all([newSeeker(board), newSeeker(board)]);
    resume = await sendResume(board, ada, 'resume of Ada');
    await sendResume(board, bola, 'resume of Bola');
  });

  async function expectDocument(link: string, mark: string): Promise<void> {
    const answer = await follow(board, link);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((answer.body as Buffer).equals(makePdf(mark))).toBe(true);
  }
  async function expectHidden(link: string): Promise<void> {
    const answer = await follow(board, link);
    expectFailure(answer, 404, 'not_found');
    expect(answer.body.message).toBe(MESSAGES.fileNotFound);
  }
  async function received(company: Company, seeker: Seeker) {
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    const rows = body.applications as {
      _id: string;
      userId: { _id: string; resume: string } | null;
      certificate?: string;
    }[];
    const row = rows.find(({ userId }) => userId?._id === seeker.id);
    return { id: row?._id ?? '', resume: row?.userId?.resume ?? '', certificate: row?.certificate ?? '' };
  }
  const ownCertificate = async (): Promise<string> => {
    const { body } = await board.http.get('/api/users/remote-applications').set(ada.headers).expect(200);
    return body.applications[0].certificate;
  };
  const seeker = ({ id }: { id: string }): Member => ({ kind: 'seeker', id });
  const company = ({ id }: { id: string }): Member => ({ kind: 'company', id });
  /** Ada's documents by name, after she applied to Eko. */
  const documents = async () => ({ resume: resume.id, certificate: fileIdOf(await ownCertificate()) });

  it('lets the seeker open the own resume and certificate', async () => {
    await apply(board, ada, remoteId, 'certificate of Ada');
    await expectDocument(resume.link, 'resume of Ada');
    await expectDocument(await ownCertificate(), 'certificate of Ada');
  });

  it('lets the company that received the application open both documents', async () => {
    await apply(board, ada, remoteId, 'certificate of Ada');
    const links = await received(eko, ada);
    await expectDocument(links.resume, 'resume of Ada');
    await expectDocument(links.certificate, 'certificate of Ada');
  });

  it('lists each document with its size, and without a size after it is removed [FILE-7]', async () => {
    const size = (mark: string) => makePdf(mark).length;
    const told = async () => {
      const ask = async (path: string) => (await board.http.get(path).set(ada.headers).expect(200)).body;
      const all = await board.http.get('/api/company/applicants').set(eko.headers).expect(200);
      const row = all.body.applications.find((one: { userId: { _id: string } }) => one.userId._id === ada.id);
      return [
        (await ask('/api/users/user')).user.resumeBytes,
        (await ask('/api/users/remote-applications')).applications[0].certificateBytes,
        row.userId.resumeBytes,
        row.certificateBytes,
      ];
    };
    await apply(board, ada, remoteId, 'the longer certificate of Ada');
    const [resumeBytes, certificateBytes] = [size('resume of Ada'), size('the longer certificate of Ada')];
    expect(await told()).toEqual([resumeBytes, certificateBytes, resumeBytes, certificateBytes]);
    await board.connection.collection('files').deleteMany({});
    expect(await told()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each(['resume', 'certificate'] as const)(
    'does not let a company with another application of the seeker open the %s of this one',
    async (document) => {
      await apply(board, ada, remoteId, 'certificate of Ada');
      const id = (await documents())[document];
      await sendResume(board, ada, 'newer resume of Ada');
      await apply(board, ada, await newJob(board, kano, { kind: 'remote' }), 'newer certificate of Ada');
      const links = await received(kano, ada);
      await expectDocument(links.resume, 'newer resume of Ada');
      await expectDocument(links.certificate, 'newer certificate of Ada');
      await expectHidden(files.pdfLink(id, company(kano)));
    },
  );

  it('lets each company open a certificate only through its own application', async () => {
    await apply(board, ada, remoteId, 'certificate of Ada');
    await apply(board, bola, remoteId, 'certificate of Bola');
    await expectDocument((await received(eko, bola)).certificate, 'certificate of Bola');
    await expectHidden(files.pdfLink((await documents()).certificate, seeker(bola)));
  });

  it.each(['resume', 'certificate'] as const)(
    'does not accept a link to the %s that was made for another viewer',
    async (document) => {
      await apply(board, ada, remoteId, 'certificate of Ada');
      const links = {
        seeker: { resume: resume.link, certificate: await ownCertificate() },
        eko: await received(eko, ada),
      };
      await expectHidden(links.seeker[document].replace(`v=s-${ada.id}`, `v=c-${eko.id}`));
      await expectHidden(links.eko[document].replace(`v=c-${eko.id}`, `v=s-${ada.id}`));
      await expectHidden(links.eko[document].replace(`v=c-${eko.id}`, `v=c-${kano.id}`));
    },
  );

  it.each(['resume', 'certificate'] as const)(
    'rejects an altered or unsigned link to the %s',
    async (document) => {
      await apply(board, ada, remoteId, 'certificate of Ada');
      const link = document === 'resume' ? resume.link : await ownCertificate();
      const other = document === 'resume' ? (await documents()).certificate : resume.id;
      await expectHidden(link.replace(fileIdOf(link), other));
      await expectHidden(link.replace(/e=\d/, 'e=9'));
      await expectHidden(link.replace(/s=./, (start) => (start === 's=A' ? 's=B' : 's=A')));
      await expectHidden(link.replace(/&s=.*/, ''));
      await expectHidden(link.replace(/&e=\d+/, ''));
      await expectHidden(link.replace(/v=[^&]+&/, ''));
    },
  );

  it.each(['resume', 'certificate'] as const)(
    'expires a link to the %s after 15 minutes',
    async (document) => {
      await apply(board, ada, remoteId, 'certificate of Ada');
      const id = (await documents())[document];
      const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
      for (const viewer of [seeker(ada), company(eko)]) {
        const expired = await follow(board, files.pdfLink(id, viewer, ago(15 * 60 + 1)));
        expectFailure(expired, 401, 'link_expired');
        expect(expired.body.message).toBe(MESSAGES.linkExpired);
        await expectDocument(files.pdfLink(id, viewer, ago(14 * 60)), `${document} of Ada`);
      }
    },
  );

  it('keeps a replaced resume open to both sides in the application it was sent with [APPLY-6]', async () => {
    await apply(board, ada, remoteId, 'certificate of Ada');
    const before = await received(eko, ada);
    const newer = await sendResume(board, ada, 'newer resume of Ada');
    await expectDocument(before.resume, 'resume of Ada');
    await expectDocument((await received(eko, ada)).resume, 'resume of Ada');
    await expectDocument(resume.link, 'resume of Ada');
    await expectHidden(files.pdfLink(newer.id, company(eko)));
  });

  it('lets the company open the documents after its decision', async () => {
    await apply(board, ada, remoteId, 'certificate of Ada');
    const { id } = await received(eko, ada);
    const decision = { id, status: 'Rejected' };
    await board.http.post('/api/company/change-status').set(eko.headers).send(decision).expect(200);
    await expectDocument((await received(eko, ada)).resume, 'resume of Ada');
  });

  describe('a page that stays open for long', () => {
    const DATE_ONLY = { doNotFake: [...REAL] };
    afterEach(() => jest.useRealTimers());

    it('gets every link signed again for another 15 minutes', async () => {
      await apply(board, ada, remoteId, 'certificate of Ada');
      const { id } = await received(eko, ada);
      const asked = {
        'seeker, resume': async () => (await user(ada)).resume,
        'seeker, certificate': ownCertificate,
        'company, resume': async () => (await one(id)).userId.resume,
        'company, certificate': async () => (await one(id)).certificate,
        'company, resume in the list': async () => (await received(eko, ada)).resume,
        'company, certificate in the list': async () => (await received(eko, ada)).certificate,
      };
      const opened = Math.floor(Date.now() / 1_000);
      for (const [name, link] of Object.entries(asked)) {
        jest.useFakeTimers({ ...DATE_ONLY, now: opened * 1_000 });
        const first = await link();
        expect([name, endOf(first)]).toEqual([name, opened + 15 * 60]);
        jest.useFakeTimers({ ...DATE_ONLY, now: (opened + 16 * 60) * 1_000 });
        expect([name, (await follow(board, first)).status]).toEqual([name, 401]);
        const fresh = await link();
        expect([name, endOf(fresh)]).toEqual([name, opened + 31 * 60]);
        expect([name, (await follow(board, fresh)).status]).toEqual([name, 200]);
        jest.useRealTimers();
      }
    });

    const endOf = (link: string) => Number(new URL(link).searchParams.get('e'));
    const user = async ({ headers }: Seeker) =>
      (await board.http.get('/api/users/user').set(headers).expect(200)).body.user as { resume: string };
    const one = async (id: string) =>
      (await board.http.get(`/api/company/applications/${id}`).set(eko.headers).expect(200)).body.data as {
        userId: { resume: string };
        certificate: string;
      };
  });
});
