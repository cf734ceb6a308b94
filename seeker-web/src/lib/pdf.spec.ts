import { LIMITS } from '@skybil/shared';
import { pdfProblem } from './pdf';

const file = (name: string, type: string, size: number, content = '%PDF-1.7') => {
  const made = new File([content], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

it.each([
  ['cv.pdf', 'application/pdf', LIMITS.pdfBytes, undefined],
  ['CV.PDF', '', 10, undefined],
  ['cv.pdf.exe', '', 10, 'Choose a PDF file'],
  ['my-pdf', 'application/pdf', 10, 'Choose a PDF file'],
  ['cv.pdf', 'image/png', 10, 'Choose a PDF file'],
  ['cv.pdf', 'application/pdf', 0, 'That file is empty. Choose another one.'],
  [
    'cv.pdf',
    'application/pdf',
    LIMITS.pdfBytes + 1,
    'That file is too large. PDFs may have 5 MB, logos 2 MB.',
  ],
])('checks %s (%s, %d bytes): %s', async (name, type, size, problem) => {
  expect((await pdfProblem(file(name, type, size)))?.message).toBe(problem);
});

const RTF_SENTENCE = 'This is a rich text file (RTF): open it in Word, save it as a PDF, and choose the PDF.';

it.each(['cv.rtf', 'cv.pdf'])('knows a text document named %s by its bytes [FILE-10]', async (name) => {
  expect(await pdfProblem(file(name, '', 20, '{\\rtf1 CV}'))).toEqual({
    message: RTF_SENTENCE,
    isTextDocument: true,
  });
});

it('does not read a file of 30 MB into the memory of a phone', async () => {
  const large = file('cv.docx', '', 30_000_001, '{\\rtf1 CV}');
  expect(await pdfProblem(large)).toEqual({
    message: 'That file is too large. PDFs may have 5 MB, logos 2 MB.',
  });
});
