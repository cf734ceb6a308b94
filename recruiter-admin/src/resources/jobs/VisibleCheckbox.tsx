import { Checkbox } from '@mui/material';
import type { Job } from '../../providers/types';
import { useChangeVisibility } from './use-change-visibility';

export const visibleWords = ({ waitingFor }: Job): string => (waitingFor ? 'Not public yet' : 'Visible');

export function VisibleCheckbox({ job }: { job: Job }) {
  const { visible, isPending, change } = useChangeVisibility(job);
  return (
    <Checkbox
      checked={visible}
      disabled={isPending}
      onChange={(event) => change(event.target.checked)}
      sx={{ width: { xs: 44, md: 42 }, height: { xs: 44, md: 42 } }}
      slotProps={{ input: { 'aria-label': `${job.title} is visible` } }}
    />
  );
}
