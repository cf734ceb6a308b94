import { KIND_NAMES } from '@skybil/shared';
import { Typography } from '@mui/material';
import type { Application } from '../../providers/types';

export const JobOfApplication = ({ application: { jobId, kind } }: { application: Application }) => (
  <>
    {/* the line may end at this space: within the span, Firefox would split the title's last word instead */}
    {jobId.title}{' '}
    <Typography variant="body2" component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      · {KIND_NAMES[kind]}
    </Typography>
  </>
);
