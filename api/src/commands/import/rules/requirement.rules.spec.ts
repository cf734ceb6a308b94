import { degreeOf, nyscOf, workModeOf } from './requirement.rules.js';

describe('the requirements of an imported advert', () => {
  it.each([
    ['NYSC discharge certificate required', 'Required'],
    ['Must have completed the mandatory NYSC', 'Required'],
    ['You have completed National Service', 'Required'],
    ['Good English\nNYSC discharge or exemption certificate', 'Required'],
    ['National Youth Service Corps (completed)', 'Required'],
    ['NYSC is not required', undefined],
    ['NYSC certificate is an added advantage', undefined],
    ['NYSC corpers are welcome', undefined],
    ['Certificate in nursing', undefined],
  ])('name the youth service in %j: %s [JOB-52]', (text, nysc) => {
    expect(nyscOf(text)).toBe(nysc);
  });

  it.each([
    ['B.Sc/HND in Accounting', 'Required'],
    ["Bachelor's degree in Law", 'Required'],
    ['BSc. in Statistics or a related field', 'Required'],
    ['A relevant degree', 'Required'],
    ['Minimum of HND', 'Required'],
    ['OND/HND in any field', undefined],
    ['SSCE, OND or B.Sc', undefined],
    ['A degree in Law is a plus', undefined],
    ["Bachelor's degree or equivalent experience", undefined],
    ['No degree in anything is not needed', undefined],
    ['To a high degree', undefined],
  ])('name a degree in %j: %s [JOB-52]', (text, degree) => {
    expect(degreeOf(text)).toBe(degree);
  });

  it.each([
    ['Cook / Hybrid', '', false, 'Hybrid'],
    ['Cook', 'This is a hybrid role', false, 'Hybrid'],
    ['Cook', 'Hybrid cars are repaired here', false, undefined],
    ['Cook / On-site', '', false, 'On-site'],
    ['Cook', '', true, 'Remote'],
  ])('name the work mode in %s and %j: %s', (options, text, remote, mode) => {
    expect(workModeOf(options, text, remote)).toBe(mode);
  });
});
