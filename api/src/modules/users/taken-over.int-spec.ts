import {
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';
import { takeOver } from '../../../test/take-over.js';
import { EmailProofLinks } from '../accounts/email-proof-links.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { FilesService } from '../../platform/files/files.service.js';

const PDF = { filename: 'degree.pdf', contentType: 'application/pdf' };

type Headers = Record<string, string>;

describe.each(['off', 'on'])(
  'takeover of an account that a stranger made, with MODERATION=%s',
  (MODERATION) => {
    let board: TestBoard;
    beforeAll(async () => {
      board = await startBoard({ MODERATION, RATE_LIMITS: 'off' });
    });
    afterAll(() => board.close());
    beforeEach(() => board.clear());
    afterEach(() => jest.restoreAllMocks());

    const get = async (path: string, headers: Headers) =>
      (await board.http.get(path).set(headers).expect(200)).body;
    const applicationsOf = async (headers: Headers) =>
      (await get('/api/users/applications', headers)).applications as { former?: true }[];
    /** An account with a resume, a saved job and an application. */
    async function arrange() {
      const company = await newCompany(board);
      const jobId = await newJob(board, company);
      const stranger = await newSeeker(board, { proven: false });
      await uploadResume(board, stranger);
      await board.http.put(`/api/users/saved-jobs/${jobId}`).set(stranger.headers).expect(200);
      await board.http.post('/api/users/apply').set(stranger.headers).send({ jobId }).expect(200);
      return { company, stranger };
    }
    const written = async (headers: Headers) => {
      const { user } = await get('/api/users/user', headers);
      const { savedJobs } = await get('/api/users/saved-jobs', headers);
      return { name: user.name as string, resume: user.resume !== '', saved: savedJobs.length as number };
    };
    const NOTHING = { name: '', resume: false, saved: 0 };

    it('removes name, resume and saved jobs of the stranger after a reset by the owner [PERSON-30]', async () => {
      const { stranger } = await arrange();
      const owner = await takeOver(board, stranger.email);
      expect(await written(owner)).toEqual(NOTHING);
      const mail = await board.connection.collection('outbox').findOne({ template: 'password-changed' });
      expect(mail?.data).toEqual({ kind: 'seeker', name: '', cleared: 'yes' });
    });

    it('marks earlier applications, and removes those that waited for the proof [PERSON-30, PERSON-35]', async () => {
      const { stranger } = await arrange();
      const former = await applicationsOf(await takeOver(board, stranger.email));
      expect(former.map((one) => one.former)).toEqual(MODERATION === 'on' ? [] : [true]);
    });

    it('keeps all data when the link of the mail proves the e-mail, and at later resets [PERSON-38]', async () => {
      const { stranger } = await arrange();
      const before = await written(stranger.headers);
      expect(before).toMatchObject({ resume: true, saved: 1 });
      const token = await board.app.get(EmailProofLinks).make({ kind: 'seeker', id: stranger.id });
      await board.http.post('/api/email-proof/confirm').send({ token }).expect(200);
      const owner = await takeOver(board, stranger.email);
      expect(await written(owner)).toEqual(before);
      expect((await applicationsOf(owner)).map((one) => one.former)).toEqual([undefined]);
      const mail = await board.connection.collection('outbox').findOne({ template: 'password-changed' });
      expect(mail?.data).not.toHaveProperty('cleared');
    });

    it('keeps all data when the operator changed a proven e-mail and a reset proves the new one [PERSON-38]', async () => {
      const { stranger } = await arrange();
      const person = { kind: 'seeker', id: stranger.id } as const;
      const token = await board.app.get(EmailProofLinks).make(person);
      await board.http.post('/api/email-proof/confirm').send({ token }).expect(200);
      const before = await written(await takeOver(board, stranger.email));
      await board.app.get(EmailProofsService).changeEmail(person, 'new-address@test.example');
      const owner = await takeOver(board, 'new-address@test.example');
      expect(await written(owner)).toEqual(before);
      expect((await applicationsOf(owner)).map((one) => one.former)).toEqual([undefined]);
    });

    it('drops the mails that waited for the proof [PERSON-30]', async () => {
      const { stranger } = await arrange();
      const data = { kind: 'seeker', name: 'Adaeze', jobTitle: 'Baker', company: 'Eko', status: 'Accepted' };
      const outbox = board.connection.collection('outbox');
      await outbox.insertOne({ to: stranger.email, template: 'application-decided', data, status: 'held' });
      await takeOver(board, stranger.email);
      expect(await outbox.countDocuments({ template: 'application-decided' })).toBe(0);
    });

    it.each(['resume', 'saved job', 'application', 'form', 'name', 'keep', 'remove'] as const)(
      'refuses the %s of a request that was running when the owner reset the password [PERSON-30]',
      async (what) => {
        const { stranger, company } = await arrange();
        const jobId = await newJob(board, company);
        const remoteId = await newJob(board, company, { kind: 'remote' });
        let owner: Headers = {};
        if (what === 'resume') {
          const files = board.app.get(FilesService);
          const savePdf = files.savePdf.bind(files);
          jest.spyOn(files, 'savePdf').mockImplementationOnce(async (...given) => {
            owner = await takeOver(board, stranger.email);
            return savePdf(...given);
          });
        } else {
          const transactions = board.app.get(Transactions);
          const run = transactions.run.bind(transactions);
          jest.spyOn(transactions, 'run').mockImplementationOnce(async (work) => {
            owner = await takeOver(board, stranger.email);
            return run(work);
          });
        }
        const { http } = board;
        const late = {
          resume: () => http.post('/api/users/update-resume').attach('resume', makePdf(), 'cv.pdf'),
          'saved job': () => http.put(`/api/users/saved-jobs/${jobId}`),
          application: () => http.post('/api/users/apply').send({ jobId }),
          form: () =>
            http.post('/api/users/apply').field({ jobId: remoteId }).attach('certificate', makePdf(), PDF),
          keep: () => http.post('/api/users/former-applications/keep').send({}),
          remove: () => http.post('/api/users/former-applications/remove').send({}),
          name: () => http.post('/api/users/profile').send({ firstName: 'Bola', lastName: 'Ade' }),
        }[what];
        expectFailure(await late().set(stranger.headers), 401, 'unauthorized');
        expect(await written(owner)).toEqual(NOTHING);
        const former = (await applicationsOf(owner)).map((one) => one.former);
        expect(former).toEqual(MODERATION === 'on' ? [] : [true]);
        expect((await get('/api/users/remote-applications', owner)).applications).toEqual([]);
      },
    );
  },
);
