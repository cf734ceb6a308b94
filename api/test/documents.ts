import type { Response } from 'supertest';
import type { TestBoard } from './board.js';
import { makePdf } from './pdfs.js';

type Signed = { headers: Record<string, string> };

/** Uploads a resume that contains the mark. @returns its id, and the seeker's link to it */
export async function sendResume(
  board: TestBoard,
  seeker: Signed,
  mark: string,
): Promise<{ id: string; link: string }> {
  await board.http
    .post('/api/users/update-resume')
    .set(seeker.headers)
    .attach('resume', makePdf(mark), { filename: 'resume.pdf', contentType: 'application/pdf' })
    .expect(200);
  const { body } = await board.http.get('/api/users/user').set(seeker.headers).expect(200);
  return { id: fileIdOf(body.user.resume), link: body.user.resume };
}

/** Applies to a job. With a mark it sends a form with a certificate that contains the mark. */
export async function apply(
  board: TestBoard,
  seeker: Signed,
  jobId: string,
  certificate?: string,
): Promise<void> {
  const request = board.http.post('/api/users/apply').set(seeker.headers);
  const sent =
    certificate === undefined
      ? request.send({ jobId })
      : request.field('jobId', jobId).attach('certificate', makePdf(certificate), { filename: 'degree.pdf' });
  await sent.expect(200);
}

export function fileIdOf(link: string): string {
  return /\/api\/files\/([0-9a-f]{24})\?/.exec(link)?.[1] ?? '';
}

/** Follows a link of the board without signing in. */
export function follow(board: TestBoard, link: string): PromiseLike<Response> {
  const { pathname, search } = new URL(link);
  return board.http.get(pathname + search);
}
