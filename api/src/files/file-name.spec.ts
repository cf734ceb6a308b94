import { cleanFileName, inlineDisposition } from './file-name.js';

describe('a file name', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\My CV.PDF', 'My CV.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
    ['cv\u202Efdp.exe.pdf', 'cv fdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    ['...', 'file.pdf'],
    ['. .My CV. ..pdf', 'My CV.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
    ['Résumé Ọlá.pdf', 'Résumé Ọlá.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given, '.pdf')).toBe(shown);
  });

  it('travels in a header as RFC 6266 wants it', () => {
    expect(inlineDisposition(`Résumé* "Ada" (1).pdf`)).toBe(
      `inline; filename="Resume* _Ada_ (1).pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%2A%20%22Ada%22%20%281%29.pdf`,
    );
  });
});
