import { APPROVAL_REASONS, REFUSAL_REASONS } from '@skybil/shared';
import { bodyOf } from '@skybil/api-client';
import { type QueuedJob, staffClient, type WholeJob } from './staff-client';

export interface Decision {
  title: string;
  button: string;
  reasons: Readonly<Record<string, string>>;
  send: (reason: string, text: string) => Promise<{ message: string }>;
}

type Job = QueuedJob | WholeJob;
type Refusal = keyof typeof REFUSAL_REASONS;
type Approval = keyof typeof APPROVAL_REASONS;

export function approve({ _id: id, title, version }: Job): Decision {
  return {
    title: `Approve “${title}”`,
    button: 'Approve',
    reasons: APPROVAL_REASONS,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/approve', { params: { path: { id } }, body }));
    },
  };
}

export function hide({ _id: id, title, version }: Job): Decision {
  return {
    title: `Hide “${title}”`,
    button: 'Hide',
    reasons: REFUSAL_REASONS,
    send: (reason, text) => {
      const body = { reason: reason as Refusal, text, version };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/hide', { params: { path: { id } }, body }));
    },
  };
}

export function restore({ _id: id, title, version }: Job): Decision {
  return {
    title: `Restore “${title}”`,
    button: 'Restore',
    reasons: APPROVAL_REASONS,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      return bodyOf(staffClient.POST('/api/staff/jobs/{id}/restore', { params: { path: { id } }, body }));
    },
  };
}

export function suspendOrLift({ company }: Job): Decision | undefined {
  if (!company) return undefined;
  const { _id: id, name, version, suspended } = company;
  const params = { path: { id } };
  if (suspended === undefined)
    return {
      title: `Suspend ${name}, with all of its adverts`,
      button: 'Suspend company',
      reasons: REFUSAL_REASONS,
      send: (reason, text) => {
        const body = { reason: reason as Refusal, text, version };
        return bodyOf(staffClient.POST('/api/staff/companies/{id}/suspend', { params, body }));
      },
    };
  return {
    title: `Lift the suspension of ${name}`,
    button: 'Restore company',
    reasons: APPROVAL_REASONS,
    send: (reason, text) => {
      const body = { reason: reason as Approval, text, version };
      return bodyOf(staffClient.POST('/api/staff/companies/{id}/restore', { params, body }));
    },
  };
}
