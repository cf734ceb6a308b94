import type { TestBoard } from './board.js';
import { makePdf } from './pdfs.js';

/** Sends number and certificate of a company's registration. */
export async function sendRegistration(
  board: TestBoard,
  { headers }: { headers: { token: string } },
  fields: { number?: string; licence?: string } = {},
): Promise<void> {
  await board.http
    .post('/api/company/registration')
    .set(headers)
    .field({ number: 'RC 123456', ...fields })
    .attach('certificate', makePdf('a certificate'), { filename: 'cac.pdf', contentType: 'application/pdf' })
    .expect(200);
}
