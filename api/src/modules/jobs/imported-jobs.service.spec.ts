import { closingOfImport } from './imported-jobs.service.js';

const TODAY = '2026-11-21';

describe('the closing date of an imported advert', () => {
  it.each([
    ['is what its source states', { closingDate: '2027-06-30' }, undefined, '2027-06-30'],
    ['is 30 days ahead without a stated one', {}, undefined, '2026-12-21'],
    ['stays while it is more than a week ahead', {}, '2026-11-29', '2026-11-29'],
    ['moves by 30 days in its last week', {}, '2026-11-28', '2026-12-21'],
    ['moves by 30 days if it has passed', {}, '2026-11-01', '2026-12-21'],
    ['follows the source', { closingDate: '2026-12-01' }, '2026-12-21', '2026-12-01'],
  ])('%s [CLOSE-7]', (_, advert, closingDate, expected) => {
    const stored = closingDate ? { closingDate } : undefined;
    expect(closingOfImport(advert, stored, TODAY)).toEqual({ closingDate: expected, hasEnded: false });
  });

  it('does not move while the advert looks expired [CLOSE-7]', () => {
    const stored = { closingDate: '2026-11-01' };
    expect(closingOfImport({ isExpired: true }, stored, TODAY)).toEqual({
      closingDate: '2026-11-01',
      hasEnded: true,
    });
  });
});
