import { landingByPath } from '@skybil/shared';
import {
  pictureUrlPath,
  altOf,
  pagePathOf,
  PICTURE_OF_SITE,
  pictureOfJob,
  pictureOfLanding,
} from './picture.js';

const JOB = {
  _id: '650000000000000000000001',
  kind: 'remote',
  title: 'Cook',
  location: 'Anywhere',
  salary: '250,000 - 400,000',
  currency: 'NGN',
  companyId: { name: 'Mama Put' },
} as const;
const lagos = landingByPath('/jobs/lagos');

describe('the preview picture of a page', () => {
  it('shows the title, company, pay, place and kind of a job', () => {
    expect(pictureOfJob(JOB).text).toEqual({
      title: 'Cook',
      by: 'Mama Put',
      pay: '₦250,000 – 400,000 a month',
      place: 'Anywhere',
      kind: 'Remote',
    });
    expect(altOf(pictureOfJob(JOB))).toBe('Cook. Mama Put. ₦250,000 – 400,000 a month. Anywhere. Remote');
  });

  it('shows the title of a list and what the board costs', () => {
    expect(lagos && pictureOfLanding(lagos).text).toEqual({
      title: 'Jobs in Lagos',
      by: 'Search, apply and follow your applications',
      pay: 'Free for everybody',
    });
  });

  it('has an address that can be turned back into the path of its page', () => {
    const pictures = [pictureOfJob(JOB), PICTURE_OF_SITE, ...(lagos ? [pictureOfLanding(lagos)] : [])];
    expect(pictures.map((picture) => pagePathOf(pictureUrlPath(picture)))).toEqual([
      `/remoteapply-job/${JOB._id}`,
      '/',
      '/jobs/lagos',
    ]);
  });

  it.each(
    Object.entries({ title: 'Chef', location: 'Oyo', salary: '1', currency: 'USD', kind: 'job' } as const),
  )('has another address when the %s changes [FOUND-1]', (field, value) => {
    const [, hash] = pictureUrlPath(pictureOfJob(JOB)).split(JOB._id);
    expect(pictureUrlPath(pictureOfJob({ ...JOB, [field]: value }))).not.toContain(hash);
  });

  it.each([
    '/og',
    '/og/x.jpg',
    '/og/apply-job/1.jpg',
    '/og/../etc/123456789012.jpg',
    '/ogs/123456789012.jpg',
  ])('does not exist at %s', (address) => {
    expect(pagePathOf(address)).toBeUndefined();
  });
});
