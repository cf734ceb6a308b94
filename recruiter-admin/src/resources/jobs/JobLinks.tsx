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

interface CountLinkProps {
  count: number;
  filter: object;
  label: string;
}

function CountLink({ count, filter, label }: CountLinkProps) {
  if (count === 0) return <>0</>;
  return (
    <MuiLink component={Link} to={filteredList('applications', filter)} aria-label={`${count} ${label}`}>
      {count}
    </MuiLink>
  );
}

export const ApplicantsLink = ({ job }: { job: Job }) => (
  <CountLink count={job.applicants} filter={{ jobId: job.id }} label={`applicants for ${job.title}`} />
);

export const NewApplicantsLink = ({ job }: { job: Job }) => (
  <CountLink
    count={job.newApplicants}
    filter={{ jobId: job.id, stage: 'received' }}
    label={`new applicants for ${job.title}`}
  />
);
