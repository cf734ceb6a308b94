import { Alert, AlertTitle } from '@mui/material';
import { notPublicYet } from '@skybil/shared';
import { useRecordContext } from 'react-admin';
import type { Job } from '../../providers/types';
import { HeldAdvert } from './HeldAdvert';

/** Above the form of a job that is not public, or would not be if it were shown. */
export function HeldNotice() {
  const job = useRecordContext<Job>();
  if (!job?.waitingFor && !job?.heldFor) return null;
  const title = job.waitingFor ? notPublicYet(job.waitingFor) : 'This advert needs a decision';
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={title}
      sx={{ width: '100%', mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle sx={job.heldFor ? {} : { mb: 0 }}>{title}</AlertTitle>
      {job.heldFor && <HeldAdvert job={job} />}
    </Alert>
  );
}
