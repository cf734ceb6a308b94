import { refuseApply } from './apply-rules';

const certificate = new File(['%PDF-'], 'c.pdf');
const ready = { signedIn: true, resume: 'https://x/r', certificate: undefined };

describe('applying on site', () => {
  it('asks to sign in before it asks for a resume [APPLY-2]', () => {
    expect(refuseApply('job', { signedIn: false, resume: undefined, certificate })).toEqual({
      message: 'Login to apply for jobs',
    });
  });

  it('leads to the resume when there is none', () => {
    expect(refuseApply('job', { ...ready, resume: '' })).toEqual({
      message: 'Upload resume to apply',
      goTo: '/applications',
    });
  });

  it('needs nothing more', () => {
    expect(refuseApply('job', ready)).toBeUndefined();
  });

  it('leaves it to a board that cannot be reached to look for the resume', () => {
    expect(refuseApply('job', { ...ready, resume: undefined, isUnreachable: true })).toBeUndefined();
  });
});

describe('applying to a remote job', () => {
  it('asks for the resume first, even of somebody who is signed out', () => {
    expect(refuseApply('remote', { signedIn: false, resume: undefined, certificate })).toEqual({
      message: 'Upload resume to apply',
      goTo: '/applications',
    });
  });

  it('asks to sign in before it asks for the certificate', () => {
    expect(refuseApply('remote', { ...ready, signedIn: false })).toEqual({
      message: 'Login to apply for jobs',
    });
  });

  it('asks for the certificate last, with the two spaces of the source text [APPLY-2]', () => {
    expect(refuseApply('remote', ready)).toEqual({ message: 'Upload your  certificate to apply' });
  });

  it('asks for the certificate also while the board cannot be reached', () => {
    const facts = { ...ready, resume: undefined, isUnreachable: true };
    expect(refuseApply('remote', facts)?.message).toBe('Upload your  certificate to apply');
    expect(refuseApply('remote', { ...facts, certificate })).toBeUndefined();
  });

  it('needs nothing more', () => {
    expect(refuseApply('remote', { ...ready, certificate })).toBeUndefined();
  });
});
