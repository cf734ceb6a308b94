import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobRecord } from '../jobs/job.record.js';
import {
  gaveNoDecision,
  refuseUnlessOpen,
  refuseWithoutResume,
  refuseWrongDocuments,
} from './application.policy.js';

const JOB: JobRecord = {
  id: '665f1c2e9b3e4a0012ab34cd',
  kind: 'job',
  title: 'Backend Engineer',
  excerpt: '',
  location: 'Lagos',
  salary: '0',
  category: 'Programming',
  level: 'Senior level',
  nature: 'Remote',
  currency: 'NGN',
  date: new Date(),
  visible: true,
  shown: true,
  listed: true,
  companyId: '665f1c2e9b3e4a0012ab34ce',
};
const NOW = Date.parse('2026-11-21T12:00:00Z');
const REMOTE: JobRecord = { ...JOB, kind: 'remote' };

function refusal(act: () => void): [string, string] | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.message];
    throw error;
  }
  return undefined;
}

describe('application policy', () => {
  it('rejects an unknown or hidden job [JOB-10]', () => {
    const refused = ['not_found', MESSAGES.jobNotFound];
    expect(refusal(() => refuseUnlessOpen(undefined, NOW))).toEqual(refused);
    expect(refusal(() => refuseUnlessOpen({ ...JOB, shown: false }, NOW))).toEqual(refused);
  });

  it('rejects a job that accepts applications at its source', () => {
    const imported = { ...JOB, sourceUrl: 'https://source.example/1' };
    expect(refusal(() => refuseUnlessOpen(imported, NOW))).toEqual([
      'apply_at_source',
      MESSAGES.applyAtSource,
    ]);
    expect(refusal(() => refuseUnlessOpen({ ...imported, shown: false }, NOW))?.[0]).toBe('not_found');
  });

  it.each([
    ['was closed', { closedAs: 'filled' as const }],
    ['ended yesterday, before the clock has closed it', { closingDate: '2026-11-20' }],
  ])('rejects a job that %s [CLOSE-3]', (_, closing) => {
    const refused = ['job_closed', MESSAGES.jobClosed];
    expect(refusal(() => refuseUnlessOpen({ ...JOB, ...closing }, NOW))).toEqual(refused);
  });

  it('accepts a job on its last day [CLOSE-2]', () => {
    expect(refusal(() => refuseUnlessOpen({ ...JOB, closingDate: '2026-11-21' }, NOW))).toBeUndefined();
  });

  it('takes an application with an interview ahead for undecided, however long the job is closed [DECIDE-9]', () => {
    const closed = { closedAt: new Date('2026-10-01T12:00:00Z') };
    const interview = { uid: 'a', sequence: 0, startsAt: new Date(NOW + 1), changedAt: new Date(NOW) };
    const seen = (now: number) => gaveNoDecision({ status: 'Pending', interview }, closed, now);
    expect(seen(NOW)).toBe(false);
    expect(seen(NOW + 1)).toBe(true);
  });

  it('rejects an application without a resume', () => {
    expect(refusal(() => refuseWithoutResume(undefined))).toEqual([
      'resume_required',
      'Upload resume to apply',
    ]);
    expect(refusal(() => refuseWithoutResume(''))?.[0]).toBe('resume_required');
    expect(refusal(() => refuseWithoutResume('665f1c2e9b3e4a0012ab34cf'))).toBeUndefined();
  });

  it.each([
    ['JSON to an on-site job', JOB, false, false, undefined],
    ['a form with a certificate to a remote job', REMOTE, true, true, undefined],
    [
      'JSON to a remote job',
      REMOTE,
      false,
      false,
      ['certificate_required', 'Upload your  certificate to apply'],
    ],
    [
      'a form without a file to a remote job',
      REMOTE,
      true,
      false,
      ['certificate_required', MESSAGES.uploadCertificate],
    ],
    ['a form to an on-site job', JOB, true, false, ['wrong_kind', MESSAGES.wrongKind]],
    ['a form with a file to an on-site job', JOB, true, true, ['wrong_kind', MESSAGES.wrongKind]],
  ])('answers %s', (_, job, isForm, hasCertificate, expected) => {
    expect(refusal(() => refuseWrongDocuments(job, { isForm, hasCertificate }))).toEqual(expected);
  });

  it('names the field of a missing certificate', () => {
    expect(() => refuseWrongDocuments(REMOTE, { isForm: true, hasCertificate: false })).toThrow(
      expect.objectContaining({ details: { errors: { certificate: MESSAGES.uploadCertificate } } }) as Error,
    );
  });

  it('accepts applications to an open job', () => {
    expect(refusal(() => refuseUnlessOpen(JOB, NOW))).toBeUndefined();
  });
});
