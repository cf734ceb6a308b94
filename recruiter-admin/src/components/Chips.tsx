import { Chip } from '@mui/material';
import type { ApplicationStatus, JobKind } from '@skybil/shared';

export const KIND_NAMES: Record<JobKind, string> = { job: 'On-site', remote: 'Remote' };
export const KIND_CHOICES = Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name }));

export const KindChip = ({ kind }: { kind: JobKind }) => (
  <Chip size="small" variant="outlined" label={KIND_NAMES[kind]} sx={{ fontWeight: 400 }} />
);

const STATUS_COLOURS = { Pending: 'info', Accepted: 'success', Rejected: 'error' } as const;

const takeFocus = (chip: HTMLElement | null) => chip?.focus();

/** Carries the word, never colour alone. */
export const StatusChip = ({
  status,
  isNews = false,
}: {
  status: ApplicationStatus;
  /** It has just taken the place of the buttons that were in use. */
  isNews?: boolean;
}) => (
  <Chip
    size="small"
    variant="outlined"
    color={STATUS_COLOURS[status]}
    label={status}
    {...(isNews && { tabIndex: -1, ref: takeFocus })}
  />
);
