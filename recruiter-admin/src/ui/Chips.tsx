import { Chip } from '@mui/material';
import { type ApplicationStatus, JOB_KINDS, type JobKind, KIND_NAMES, type Stage } from '@skybil/shared';

export const KIND_CHOICES = JOB_KINDS.map((id) => ({ id, name: KIND_NAMES[id] }));

export const KindChip = ({ kind }: { kind: JobKind }) => (
  <Chip size="small" variant="outlined" label={KIND_NAMES[kind]} sx={{ fontWeight: 400 }} />
);

export const STAGE_NAMES: Record<Stage, string> = {
  received: 'Received',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  decided: 'Decided',
};

const STATUS_COLOURS = { Pending: 'info', Accepted: 'success', Rejected: 'error' } as const;

const focusOnMount = (chip: HTMLElement | null) => chip?.focus();

/** Shows the status as text, so that it does not depend on colour. */
export const StatusChip = ({
  status,
  takesFocus = false,
}: {
  status: ApplicationStatus;
  /** Focused on mount, because it replaces the buttons that had the focus. */
  takesFocus?: boolean;
}) => (
  <Chip
    size="small"
    variant="outlined"
    color={STATUS_COLOURS[status]}
    label={status}
    {...(takesFocus && { tabIndex: -1, ref: focusOnMount })}
  />
);
