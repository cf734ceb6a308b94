import { startBoard, type TestBoard } from '../../../test/board.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import type { Job } from './job.schema.js';
import { isListed, isShown, setListed, SHOWN_UNLESS_HELD, waitingFor } from './listed.policy.js';

/** Values of each stored fact: first those of a shown job. */
const VALUES = {
  visible: [true, false],
  hiddenByOperator: [undefined, 'A complaint'],
  hiddenByReports: [undefined, new Date()],
  language: [undefined, 'spa'],
  heldByCheck: [undefined, true as const],
  isPageOver: [undefined, true as const],
} satisfies Record<keyof typeof SHOWN_UNLESS_HELD, unknown[]>;

const CASES = VALUES.visible.flatMap((visible) =>
  VALUES.hiddenByOperator.flatMap((hiddenByOperator) =>
    VALUES.hiddenByReports.flatMap((hiddenByReports) =>
      VALUES.language.flatMap((language) =>
        VALUES.heldByCheck.flatMap((heldByCheck) =>
          VALUES.isPageOver.map((isPageOver) => ({
            ...{ visible, hiddenByOperator, hiddenByReports, language, heldByCheck, isPageOver },
          })),
        ),
      ),
    ),
  ),
);

const HELD = { heldByCheck: true } as const;

describe('what is shown and listed', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());

  it('is only a visible job in English that neither its company, the operator, reports nor the check keep back [JOB-10, CHECK-9, REPORT-3]', () => {
    const shown = CASES.flatMap((facts) =>
      [false, true].filter((isHeld) => isShown({ ...facts, isHeld })).map((isHeld) => ({ ...facts, isHeld })),
    );
    expect(shown).toEqual([
      {
        visible: true,
        hiddenByOperator: undefined,
        hiddenByReports: undefined,
        language: undefined,
        heldByCheck: undefined,
        isPageOver: undefined,
        isHeld: false,
      },
    ]);
  });

  it('is listed only while it is open [CLOSE-2]', () => {
    const facts = { visible: true, isHeld: false };
    expect([isListed(facts), isListed({ ...facts, closedAs: 'ended' })]).toEqual([true, false]);
  });

  it.each([
    ['is shown', {}, [], []],
    ['is held by the check', HELD, [], ['decision']],
    ['is of a company without a proven e-mail', {}, ['email'], ['email']],
    ['is of a suspended or unchecked company', {}, ['company'], ['company']],
    ['is held by all of these', HELD, ['email', 'company'], ['email', 'company', 'decision']],
    ['is hidden by its company', { ...HELD, visible: false }, ['email'], []],
    ['is hidden by the operator', { ...HELD, hiddenByOperator: 'A complaint' }, [], []],
    ['is closed', { ...HELD, closedAs: 'filled' }, ['email'], []],
    ['is hidden by reports', { ...HELD, hiddenByReports: new Date() }, ['company'], []],
  ] as const)('is what a job waits for that %s [CHECK-13]', (_, facts, waitsFor, reasons) => {
    expect(waitingFor({ visible: true, ...facts }, { waitsFor })).toEqual(reasons);
  });

  it.each(CASES)('is the same in code, as an update and as a query: %j [JOB-10]', async (facts) => {
    const jobs = board.connection.model<Job>('Job');
    const [open = '', closed = ''] = await storeJobs(board, [facts, { ...facts, closedAs: 'filled' }]);
    for (const isHeld of [false, true]) {
      await jobs.updateMany({}, [setListed({ isHeld })], { updatePipeline: true });
      const shown = isShown({ ...facts, isHeld });
      expect(await jobs.findById(open)).toMatchObject({ shown, listed: isListed({ ...facts, isHeld }) });
      expect(await jobs.findById(closed)).toMatchObject({ shown, listed: false });
    }
    const isFound = await jobs.exists({ _id: open, ...SHOWN_UNLESS_HELD });
    expect(isFound !== null).toBe(isShown({ ...facts, isHeld: false }));
  });
});
