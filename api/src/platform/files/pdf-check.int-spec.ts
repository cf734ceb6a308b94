import { LIMITS, MESSAGES } from '@skybil/shared';
import { newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makeLongPdf, makePdf } from '../../../test/pdfs.js';
import { PdfPool } from './pdf-pool.js';

describe('uploaded PDFs', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });
  afterEach(() => jest.restoreAllMocks());

  type Seeker = Awaited<ReturnType<typeof newSeeker>>;
  const send = ({ headers }: Seeker, pdf = makePdf()) =>
    board.http.post('/api/users/update-resume').set(headers).attach('resume', pdf, 'cv.pdf');
  const areSlow = () => jest.spyOn(board.app.get(PdfPool), 'read').mockResolvedValue('too slow');

  it('accepts 200 pages and names the limit when a PDF has more [BUDGET-22]', async () => {
    const seeker = await newSeeker(board);
    await send(seeker, makeLongPdf(LIMITS.pdfPages)).expect(200);
    const refused = await send(seeker, makeLongPdf(LIMITS.pdfPages + 1));
    expectFailure(refused, 413, 'too_large');
    expect(refused.body).toMatchObject({
      message: MESSAGES.pdfTooLong,
      errors: { resume: MESSAGES.pdfTooLong },
    });
  });

  it('refuses slow PDFs as unsafe and blocks uploads of the account for an hour after three [BUDGET-23]', async () => {
    const [slow, other] = [await newSeeker(board), await newSeeker(board)];
    const reading = areSlow();
    for (let sent = 0; sent < 3; sent += 1) expectFailure(await send(slow), 422, 'pdf_unreadable');
    reading.mockRestore();
    const refused = await send(slow);
    expectFailure(refused, 429, 'too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    await send(other).expect(200);
  });

  it('does not count PDFs that are read in time, even if unsafe, nor PDFs that were never read', async () => {
    const seeker = await newSeeker(board);
    for (let sent = 0; sent < 3; sent += 1) await send(seeker).expect(200);
    for (let sent = 0; sent < 3; sent += 1)
      expectFailure(await send(seeker, makePdf().subarray(0, 600)), 422, 'pdf_unreadable');
    const reading = jest
      .spyOn(board.app.get(PdfPool), 'read')
      .mockRejectedValue(new Error('nobody had time'));
    for (let sent = 0; sent < 3; sent += 1) expectFailure(await send(seeker), 500, 'internal');
    reading.mockRestore();
    await send(seeker).expect(200);
  });
});
