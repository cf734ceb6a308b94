import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { jobPath } from '@skybil/shared';
import { ListButton, TopToolbar, useRecordContext } from 'react-admin';
import type { Job } from '../../providers/types';

/** Links to the list and to the public advert, unless the job is hidden. */
export function JobEditActions() {
  const job = useRecordContext<Job>();
  return (
    <TopToolbar sx={{ justifyContent: 'space-between' }}>
      <ListButton label="All jobs" />
      {job?.visible && (
        <Button
          size="small"
          href={jobPath(job.kind, job.id)}
          target="_blank"
          rel="noopener"
          endIcon={<OpenIcon />}
        >
          See the advert
        </Button>
      )}
    </TopToolbar>
  );
}
