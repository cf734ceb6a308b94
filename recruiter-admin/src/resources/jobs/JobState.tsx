import { Box, Typography } from '@mui/material';
import { notPublicYet } from '@skybil/shared';
import type { Job } from '../../providers/types';
import { HeldAdvert } from './HeldAdvert';

/** Why a job of the list is not public. Nothing for one that is public, or that its company hides. */
export function JobState({ job }: { job: Job }) {
  if (job.hiddenByOperator)
    return (
      <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
        {job.hiddenByOperator}
      </Typography>
    );
  if (!job.waitingFor) return null;
  return (
    <Box sx={{ maxWidth: 480, my: 0.5 }}>
      <Typography variant="body2" color="warning" sx={{ fontWeight: 600 }}>
        {notPublicYet(job.waitingFor)}
      </Typography>
      {job.heldFor && <HeldAdvert job={job} />}
    </Box>
  );
}
