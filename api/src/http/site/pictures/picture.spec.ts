import { landingAt } from '@skybil/shared';
import {
  addressOf,
  altOf,
  pageOfAddress,
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
const lagos = landingAt('/jobs/lagos');

describe('the preview picture of a page', () => {
  it('says of a job what, whose, how much, where and of which kind', () => {
    expect(pictureOfJob(JOB).words).toEqual({
      title: 'Cook',
      by: 'Mama Put',
      pay: '₦250,000 – 400,000 a month',
      place: 'Anywhere',
      kind: 'Remote',
    });
    expect(altOf(pictureOfJob(JOB))).toBe('Cook. Mama Put. ₦250,000 – 400,000 a month. Anywhere. Remote');
  });

  it('says of a list what it lists, and what using the board costs', () => {
    expect(lagos && pictureOfLanding(lagos).words).toEqual({
      title: 'Jobs in Lagos',
      by: 'Search, apply and follow your applications',
      pay: 'Free for everybody',
    });
  });

  it('has an address under that of its page, which is read back', () => {
    const pictures = [pictureOfJob(JOB), PICTURE_OF_SITE, ...(lagos ? [pictureOfLanding(lagos)] : [])];
    expect(pictures.map((picture) => pageOfAddress(addressOf(picture)))).toEqual([
      `/remoteapply-job/${JOB._id}`,
      '/',
      '/jobs/lagos',
    ]);
  });

  it.each(
    Object.entries({ title: 'Chef', location: 'Oyo', salary: '1', currency: 'USD', kind: 'job' } as const),
  )('has another address when %s is another [FOUND-1]', (field, value) => {
    const [, hash] = addressOf(pictureOfJob(JOB)).split(JOB._id);
    expect(addressOf(pictureOfJob({ ...JOB, [field]: value }))).not.toContain(hash);
  });

  it.each([
    '/og',
    '/og/x.jpg',
    '/og/apply-job/1.jpg',
    '/og/../etc/123456789012.jpg',
    '/ogs/123456789012.jpg',
  ])('is not at %s', (address) => {
    expect(pageOfAddress(address)).toBeUndefined();
  });
});
