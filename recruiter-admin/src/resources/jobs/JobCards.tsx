import { Box, Stack, Typography } from '@mui/material';
import { formatLongDate, placeInWords } from '@skybil/shared';
import { KindChip } from '../../ui/Chips';
import { RowCards } from '../../ui/RowCards';
import type { Job } from '../../providers/types';
import { ApplicantsLink, JobTitleLink } from './JobLinks';
import { VisibleCheckbox } from './VisibleCheckbox';

export const JobCards = () => (
  <RowCards<Job>>
    {(job) => (
      <>
        <JobTitleLink job={job} />
        <Typography variant="body2" color="textSecondary">
          {formatLongDate(job.date)} · {placeInWords(job)}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 1, alignItems: 'center' }}>
          <KindChip kind={job.kind} />
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            Applicants: <ApplicantsLink job={job} />
          </Typography>
          <Box sx={{ flex: 1 }} />
          <Typography variant="body2" component="label" sx={{ display: 'flex', alignItems: 'center' }}>
            Visible <VisibleCheckbox job={job} />
          </Typography>
        </Stack>
      </>
    )}
  </RowCards>
);
