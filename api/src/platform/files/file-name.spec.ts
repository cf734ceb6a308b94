import { parse } from 'content-disposition';
import { cleanFileName, inlineDisposition } from './file-name.js';

describe('file names', () => {
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
  ])('cleans %j to %j', (given, shown) => {
    expect(cleanFileName(given, '.pdf')).toBe(shown);
  });

  it.each([
    ['cv.pdf', 'filename=cv.pdf'],
    ['My CV.pdf', 'filename="My CV.pdf"'],
    [
      'Résumé* "Ada" (1).pdf',
      `filename="Resume* _Ada_ (1).pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%2A%20%22Ada%22%20%281%29.pdf`,
    ],
    ['100%41.pdf', `filename=100_41.pdf; filename*=UTF-8''100%2541.pdf`],
    ['履歴.pdf', `filename=__.pdf; filename*=UTF-8''%E5%B1%A5%E6%AD%B4.pdf`],
    [`${'x'.repeat(96)}.pdf`, `filename=${'x'.repeat(96)}.pdf`],
  ])('encodes %j in a header as RFC 6266 requires', (name, header) => {
    expect(inlineDisposition(name)).toBe(`inline; ${header}`);
  });

  it.each(['cv.pdf', 'My CV.pdf', 'Ọlá "Ace" (1); a=b.pdf', "it's 100%41.pdf", '😀.pdf'])(
    'encodes %j so that a client decodes the same name',
    (name) => {
      expect(parse(inlineDisposition(name))).toMatchObject({
        type: 'inline',
        parameters: { filename: name },
      });
    },
  );
});
