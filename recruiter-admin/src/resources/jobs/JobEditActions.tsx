import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { jobPath } from '@skybil/shared';
import { ListButton, TopToolbar, useRecordContext } from 'react-admin';
import type { Job } from '../../providers/types';

export function JobEditActions() {
  const job = useRecordContext<Job>();
  return (
    <TopToolbar sx={{ justifyContent: 'space-between' }}>
      <ListButton label="All jobs" />
      {job?.visible && !job.waitingFor && (
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
