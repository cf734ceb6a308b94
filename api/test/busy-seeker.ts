import { newCompany, newJob, newSeeker, type TestBoard } from './board.js';
import { apply, sendResume } from './documents.js';

/** A seeker with a row in every collection. */
export async function busySeeker(board: TestBoard) {
  const [seeker, company] = [await newSeeker(board), await newCompany(board)];
  await sendResume(board, seeker, 'an older resume');
  await apply(board, seeker, await newJob(board, company));
  await sendResume(board, seeker, 'a newer resume');
  await apply(board, seeker, await newJob(board, company, { kind: 'remote' }), 'certificate');
  const saved = await newJob(board, company);
  await board.http.put(`/api/users/saved-jobs/${saved}`).set(seeker.headers).expect(200);
  const report = { jobId: saved, reason: 'money', email: seeker.email };
  await board.http.post('/api/users/report-job').set(seeker.headers).send(report).expect(200);
  const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
  await board.http
    .post('/api/company/change-status')
    .set(company.headers)
    .send({ id: body.applications[0]._id, status: 'Accepted' })
    .expect(200);
  await board.http.post('/api/auth/send-reset-otp').send({ email: seeker.email }).expect(200);
  await board.http.post('/api/newsletter').send({ user_type: 'jobseeker', email: seeker.email }).expect(200);
  return { seeker, company };
}
