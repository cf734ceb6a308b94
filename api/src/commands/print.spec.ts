import { print, printLine, printLineToStderr } from './print.js';

describe('the output of a command', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['stdout', printLine],
    ['stderr', printLineToStderr],
  ] as const)('contains no terminal control characters on %s [JOB-34]', (stream, write) => {
    const written = jest.spyOn(process[stream], 'write').mockReturnValue(true);
    write('\u001b[2J\r\u0007\u0000\u007f\u009b31m\u202eCook\u2066\n\tẸkọ́ 👨‍🍳');
    expect(written.mock.calls).toEqual([
      ['\\u001b[2J\\u000d\\u0007\\u0000\\u007f\\u009b31m\\u202eCook\\u2066\n\tẸkọ́ 👨‍🍳\n'],
    ]);
  });

  it('keeps the meaning of a line of JSON', () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const event = { said: '\u001b\u009b\u202e' };
    print(JSON.stringify(event));
    expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toEqual(event);
  });
});
