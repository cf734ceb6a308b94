import { pdf } from '../../testing/records';
import { refuseApply } from './apply-rules';

const READY = { resume: 'https://board.example/r', certificate: pdf() };

describe('refuseApply', () => {
  it.each(['job', 'remote'] as const)('refuses nothing at a %s with all documents', (kind) => {
    expect(refuseApply(kind, READY)).toBeUndefined();
  });

  it.each(['', undefined])(
    'names the resume first, also at a remote job without a certificate [APPLY-2]',
    (resume) => {
      const refusal = { part: 'resume', message: 'Upload resume to apply' };
      expect(refuseApply('job', { ...READY, resume })).toEqual(refusal);
      expect(refuseApply('remote', { resume, certificate: undefined })).toEqual(refusal);
    },
  );

  it('names the certificate at a remote job only [APPLY-2]', () => {
    const without = { ...READY, certificate: undefined };
    expect(refuseApply('remote', without)).toEqual({
      part: 'certificate',
      message: 'Upload your  certificate to apply',
    });
    expect(refuseApply('job', without)).toBeUndefined();
  });

  it('leaves the resume to the server if the board cannot be reached', () => {
    expect(
      refuseApply('job', { resume: undefined, isUnreachable: true, certificate: undefined }),
    ).toBeUndefined();
  });
});
