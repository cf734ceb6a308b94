import type { ApplicationStatus } from '@skybil/shared';

const LOOK: Partial<Record<ApplicationStatus, string>> = {
  Accepted: 'badge badge--accepted',
  Rejected: 'badge badge--rejected',
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <span className={LOOK[status] ?? 'badge'}>{status}</span>;
}
