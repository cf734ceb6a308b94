import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { ADDRESSES, filteredList } from '../../providers/addresses';
import type { Job } from '../../providers/types';

export const JobTitleLink = ({ job }: { job: Job }) => (
  <MuiLink
    component={Link}
    to={`/${ADDRESSES.jobs}/${job.id}`}
    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {job.title}
  </MuiLink>
);

export function ApplicantsLink({ job }: { job: Job }) {
  if (job.applicants === 0) return <>0</>;
  return (
    <MuiLink
      component={Link}
      to={filteredList('applications', { jobId: job.id })}
      aria-label={`${job.applicants} applicants for ${job.title}`}
    >
      {job.applicants}
    </MuiLink>
  );
}
