import { refuseApply } from './apply-rules';

const certificate = new File(['%PDF-'], 'c.pdf');
const ready = { signedIn: true, resume: 'https://x/r', certificate: undefined };

describe('applying to an on-site job', () => {
  it('requires a sign-in before a resume [APPLY-2]', () => {
    expect(refuseApply('job', { signedIn: false, resume: undefined, certificate })).toEqual({
      message: 'Login to apply for jobs',
    });
  });

  it('requires a resume', () => {
    expect(refuseApply('job', { ...ready, resume: '' })).toEqual({
      message: 'Upload resume to apply',
      goTo: '/applications',
    });
  });

  it('needs nothing else', () => {
    expect(refuseApply('job', ready)).toBeUndefined();
  });

  it('leaves the check of the resume to the server if the user record cannot be loaded', () => {
    expect(refuseApply('job', { ...ready, resume: undefined, isUnreachable: true })).toBeUndefined();
  });
});

describe('applying to a remote job', () => {
  it('requires a resume first, even from a visitor', () => {
    expect(refuseApply('remote', { signedIn: false, resume: undefined, certificate })).toEqual({
      message: 'Upload resume to apply',
      goTo: '/applications',
    });
  });

  it('requires a sign-in before the certificate', () => {
    expect(refuseApply('remote', { ...ready, signedIn: false })).toEqual({
      message: 'Login to apply for jobs',
    });
  });

  it('requires the certificate last, in a message with two spaces [APPLY-2]', () => {
    expect(refuseApply('remote', ready)).toEqual({ message: 'Upload your  certificate to apply' });
  });

  it('requires the certificate even if the user record cannot be loaded', () => {
    const facts = { ...ready, resume: undefined, isUnreachable: true };
    expect(refuseApply('remote', facts)?.message).toBe('Upload your  certificate to apply');
    expect(refuseApply('remote', { ...facts, certificate })).toBeUndefined();
  });

  it('needs nothing else', () => {
    expect(refuseApply('remote', { ...ready, certificate })).toBeUndefined();
  });
});
