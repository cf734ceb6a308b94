import { APPROVAL_REASONS, REFUSAL_REASONS, REGISTRATION_REASONS } from '@skybil/shared';
import { bodyOf } from '@skybil/api-client';
import { type QueueRow, staffClient, type StaffCompany, type StaffJob } from './staff-client';

export interface Decision {
  title: string;
  button: string;
  reasons: Readonly<Record<string, string>>;
  /** Whether the mail to the company has the reason. */
  isMailed: boolean;
  /** Whether the company reads the text on its pages. */
  isShown: boolean;
  send: (reason: string, text: string) => Promise<{ message: string }>;
}

type Refusal = keyof typeof REFUSAL_REASONS;
type Approval = keyof typeof APPROVAL_REASONS;
type RegistrationRefusal = keyof typeof REGISTRATION_REASONS;

const TOLD = { isMailed: true, isShown: true };
const MAILED = { isMailed: true, isShown: false };
const LOGGED = { isMailed: false, isShown: false };

export function approve({ _id: id, title, version }: StaffJob): Decision {
  return {
    title: `Approve “${title}”`,
    button: 'Approve',
    reasons: APPROVAL_REASONS,
    ...LOGGED,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/approve', { params: { path: { id } }, body }));
    },
  };
}

export function hide({ _id: id, title, version }: StaffJob): Decision {
  return {
    title: `Hide “${title}”`,
    button: 'Hide',
    reasons: REFUSAL_REASONS,
    ...TOLD,
    send: (reason, text) => {
      const body = { reason: reason as Refusal, text, version };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/hide', { params: { path: { id } }, body }));
    },
  };
}

export function restore({ _id: id, title, version }: StaffJob): Decision {
  return {
    title: `Restore “${title}”`,
    button: 'Restore',
    reasons: APPROVAL_REASONS,
    ...MAILED,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/restore', { params: { path: { id } }, body }));
    },
  };
}

export function upholdReports({ _id: id, title, version, totalReports }: StaffJob): Decision {
  return {
    title: `Uphold ${reportsOf(totalReports)} of “${title}” and hide it`,
    button: 'Uphold and hide',
    reasons: REFUSAL_REASONS,
    ...TOLD,
    send: (reason, text) => {
      const body = { reason: reason as Refusal, text, version };
      const params = { path: { id } };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/uphold-reports', { params, body }));
    },
  };
}

export function refuseReports({ _id: id, title, version, totalReports }: StaffJob): Decision {
  return {
    title: `Refuse ${reportsOf(totalReports)} of “${title}”`,
    button: 'Refuse the reports',
    reasons: APPROVAL_REASONS,
    ...LOGGED,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      const params = { path: { id } };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/refuse-reports', { params, body }));
    },
  };
}

export function verify({ _id: id, name, version, registration }: StaffCompany): Decision {
  return {
    title: `Verify ${name} as ${registration?.number}`,
    button: 'Verify',
    reasons: APPROVAL_REASONS,
    ...LOGGED,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      const params = { path: { id } };
      return bodyOf(staffClient.POST('/api/staff/companies/{id}/verify', { params, body }));
    },
  };
}

export function refuseRegistration({ _id: id, name, version, registration }: StaffCompany): Decision {
  return {
    title: `Refuse ${registration?.number} of ${name}`,
    button: 'Refuse',
    reasons: REGISTRATION_REASONS,
    ...TOLD,
    send: (reason, text) => {
      const body = { reason: reason as RegistrationRefusal, text, version };
      const params = { path: { id } };
      return bodyOf(staffClient.POST('/api/staff/companies/{id}/refuse', { params, body }));
    },
  };
}

export function suspendOrLift({ _id: id, name, version, suspended }: StaffCompany): Decision {
  const params = { path: { id } };
  if (suspended === undefined)
    return {
      title: `Suspend ${name}, with all of its adverts`,
      button: 'Suspend company',
      reasons: REFUSAL_REASONS,
      ...TOLD,
      send: (reason, text) => {
        const body = { reason: reason as Refusal, text, version };
        return bodyOf(staffClient.POST('/api/staff/companies/{id}/suspend', { params, body }));
      },
    };
  return {
    title: `Lift the suspension of ${name}`,
    button: 'Restore company',
    reasons: APPROVAL_REASONS,
    ...MAILED,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      return bodyOf(staffClient.POST('/api/staff/companies/{id}/restore', { params, body }));
    },
  };
}

/** The two answers to a row: the first says yes to the company, the second no. Undefined if it waits for nothing else. */
export function answersTo({ reason, job, company }: QueueRow): { yes: Decision; no: Decision } | undefined {
  if (company) return { yes: verify(company), no: refuseRegistration(company) };
  if (!job) return undefined;
  return reason === 'reported'
    ? { yes: refuseReports(job), no: upholdReports(job) }
    : { yes: approve(job), no: hide(job) };
}

const reportsOf = (count: number) => (count === 1 ? 'the report' : `the ${count} reports`);
