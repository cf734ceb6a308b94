import { toCsv } from './applications-csv.js';
import type { ReceivedApplicationDto } from './dto/application.dto.js';

/** Excel recognizes UTF-8 by the byte order mark. */
const HEADER = '\uFEFFApplicant,E-mail,Job,Kind,Location,Status,Date,Phone,Stage,Private note,Interview';
const DATE = '2026-11-21T12:00:00.000Z';

function application(change: Partial<ReceivedApplicationDto> = {}): ReceivedApplicationDto {
  return {
    _id: '665f1c2e9b3e4a0012ab34cf',
    stage: 'received',
    kind: 'job',
    jobId: { _id: '665f1c2e9b3e4a0012ab34cd', title: 'Backend Engineer', location: 'Lagos' },
    companyId: null,
    userId: { _id: '665f1c2e9b3e4a0012ab34ce', name: 'Adaeze Okafor', image: '', resume: '' },
    status: 'Pending',
    date: DATE,
    ...change,
  };
}

function named(name: string): ReceivedApplicationDto {
  return application({ userId: { _id: '', name, image: '', resume: '' } });
}

const firstCell = (sheet: string): string => sheet.slice(HEADER.length + 2, sheet.indexOf(',,Backend'));

describe('toCsv', () => {
  it('returns only a header without applications', () => {
    expect(toCsv([])).toBe(`${HEADER}\r\n`);
  });

  it('returns one line per application, with its private note, and e-mail and phone if the company may see them [PERSON-43] [STAGE-4]', () => {
    const accepted = application({
      kind: 'remote',
      status: 'Accepted',
      stage: 'decided',
      privateNote: 'Call again',
      userId: { _id: '', name: 'Ada Obi', image: '', resume: '', email: 'ada@test.example', phone: '0803' },
    });
    expect(toCsv([application(), accepted]).split('\r\n')).toEqual([
      HEADER,
      `Adaeze Okafor,,Backend Engineer,On-site,Lagos,Pending,${DATE},,received,,`,
      `Ada Obi,ada@test.example,Backend Engineer,Remote,Lagos,Accepted,${DATE},0803,decided,Call again,`,
      '',
    ]);
  });

  it('leaves the cells of an erased job or applicant empty', () => {
    expect(toCsv([application({ jobId: null, userId: null })])).toBe(
      `${HEADER}\r\n,,,On-site,,Pending,${DATE},,received,,\r\n`,
    );
  });

  it('gives the time of an interview, and none once it is cancelled [CONSOLE-45]', () => {
    const interview = { sequence: 0, startsAt: '2026-11-30T13:05:00.000Z', changedAt: DATE };
    const sheet = toCsv([
      application({ stage: 'interview', interview }),
      application({ interview: { ...interview, cancelled: true } }),
    ]);
    expect(sheet.split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/,interview,,"30 Nov 2026, 14:05"$/),
      expect.stringMatching(/,received,,$/),
    ]);
  });

  const COLUMNS: [string, (text: string) => ReceivedApplicationDto, number][] = [
    ['name', named, 0],
    ['e-mail', (email) => application({ userId: { _id: '', name: '', image: '', resume: '', email } }), 1],
    ['job title', (title) => application({ jobId: { _id: '', title, location: '' } }), 2],
    ['location', (location) => application({ jobId: { _id: '', title: '', location } }), 4],
    ['private note', (privateNote) => application({ privateNote }), 9],
  ];

  describe.each(COLUMNS)('a formula as %s', (_, withText, column) => {
    it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "\u003dcmd|' /C calc'!A0"])(
      'escapes %j [DECIDE-5]',
      (text) => {
        expect(
          toCsv([withText(text)])
            .slice(HEADER.length + 2, -2)
            .split(',')[column],
        ).toBe(`'${text}`);
      },
    );

    it('escapes and quotes a leading carriage return', () => {
      expect(
        toCsv([withText('\rx')])
          .slice(HEADER.length + 2, -2)
          .split(',')[column],
      ).toBe(`"'\rx"`);
    });
  });

  it.each([
    ['Okafor, Ada', '"Okafor, Ada"'],
    ['Ada "Ace" Obi', '"Ada ""Ace"" Obi"'],
    ['Ada\nObi', '"Ada\nObi"'],
    ['=HYPERLINK("http://a.example","x")', `"'=HYPERLINK(""http://a.example"",""x"")"`],
    ['Ada-Obi', 'Ada-Obi'],
    ['', ''],
  ])('writes %j as %j', (name, cell) => {
    expect(firstCell(toCsv([named(name)]))).toBe(cell);
  });
});
