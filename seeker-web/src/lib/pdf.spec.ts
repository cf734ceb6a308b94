import { LIMITS } from '@skybil/shared';
import { pdfProblem } from './pdf';

const file = (name: string, type: string, size: number) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

it.each([
  ['cv.pdf', 'application/pdf', LIMITS.pdfBytes, undefined],
  ['CV.PDF', '', 10, undefined],
  ['cv.docx', 'application/msword', 10, 'Choose a PDF file'],
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
])('checks %s (%s, %d bytes): %s', (name, type, size, problem) => {
  expect(pdfProblem(file(name, type, size))).toBe(problem);
});
