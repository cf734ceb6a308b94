import { KIND_NAMES } from '@skybil/shared';
import { Typography } from '@mui/material';
import type { Application } from '../../providers/types';

export const JobOfApplication = ({ application: { jobId, kind } }: { application: Application }) => (
  <>
    {/* the space is outside of the span, because Firefox would break inside the title's last word otherwise */}
    {jobId.title}{' '}
    <Typography variant="body2" component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      · {KIND_NAMES[kind]}
    </Typography>
  </>
);
