const LOOK: Partial<Record<string, string>> = {
  Accepted: 'badge badge--accepted',
  Rejected: 'badge badge--rejected',
};

export function StatusBadge({ status }: { status: string }) {
  return <span className={LOOK[status] ?? 'badge'}>{status}</span>;
}
