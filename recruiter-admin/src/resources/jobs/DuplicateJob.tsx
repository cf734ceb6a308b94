import CopyIcon from '@mui/icons-material/ContentCopy';
import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import type { Job, NewJob } from '../../providers/types';
import { inputValues } from './JobInputs';

/** Not `record`: the form would take it again after each posted job, and in place of a draft. */
export const FROM_COPY = { stateSource: 'copy' };

/** The content of a job. Its dates and visibility are not content. */
export const copyOf = (job: Partial<Job>) =>
  inputValues({ ...job, closingDate: undefined, visible: undefined }) as Partial<NewJob>;

/** Opens Add Job. CloneButton cannot, because it leads to react-admin's address of a form for new records. */
export const DuplicateJob = ({ job }: { job: Job }) => (
  <Tooltip title="Duplicate">
    <IconButton
      component={Link}
      to={`/${ADDRESSES.addJob}`}
      state={{ [FROM_COPY.stateSource]: job }}
      aria-label={`Duplicate ${job.title}`}
      size="small"
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);
