import { Box, Stack, Typography } from '@mui/material';
import { formatLongDate, placeInWords } from '@skybil/shared';
import { KindChip } from '../../ui/Chips';
import { RowCards } from '../../ui/RowCards';
import type { Job } from '../../providers/types';
import { DuplicateJob } from './DuplicateJob';
import { ApplicantsLink, JobTitleLink, NewApplicantsLink } from './JobLinks';
import { JobClosing } from './JobClosing';
import { JobState } from './JobState';
import { VisibleCheckbox, visibleWords } from './VisibleCheckbox';

export const JobCards = () => (
  <RowCards<Job>>
    {(job) => (
      <>
        <JobTitleLink job={job} />
        <Typography variant="body2" color="textSecondary">
          {formatLongDate(job.date)} · {placeInWords(job)}
        </Typography>
        <JobState job={job} />
        <Stack
          direction="row"
          useFlexGap
          sx={{ mt: 1, columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <KindChip kind={job.kind} />
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            <ApplicantsLink job={job} /> {job.applicants === 1 ? 'applicant' : 'applicants'},{' '}
            <NewApplicantsLink job={job} /> new
          </Typography>
          <JobClosing job={job} />
          <DuplicateJob job={job} />
          <Box sx={{ flex: 1 }} />
          <Typography
            variant="body2"
            component="label"
            sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}
          >
            {visibleWords(job)} <VisibleCheckbox job={job} />
          </Typography>
        </Stack>
      </>
    )}
  </RowCards>
);
