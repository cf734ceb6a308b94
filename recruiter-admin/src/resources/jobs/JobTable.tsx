import { Box, Typography } from '@mui/material';
import { formatLongDate, placeInWords } from '@skybil/shared';
import { DataTable } from 'react-admin';
import { KindChip } from '../../ui/Chips';
import { RowNumber } from '../../ui/RowNumber';
import type { Job } from '../../providers/types';
import { DuplicateJob } from './DuplicateJob';
import { ApplicantsLink, JobTitleLink, NewApplicantsLink } from './JobLinks';
import { JobClosing } from './JobClosing';
import { JobState } from './JobState';
import { VisibleCheckbox, visibleWords } from './VisibleCheckbox';

const Column = DataTable.Col<Job>;

const TitleCell = ({ job }: { job: Job }) => (
  // Firefox ignores the min-width of a table cell
  <Box sx={{ minWidth: 160 }}>
    <JobTitleLink job={job} />
    <JobState job={job} />
  </Box>
);

/** The heading of the column says "Visible". */
const VisibleCell = ({ job }: { job: Job }) => (
  <>
    <VisibleCheckbox job={job} />
    {job.waitingFor && (
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {visibleWords(job)}
      </Typography>
    )}
  </>
);

export const JobTable = () => (
  <DataTable<Job>
    rowClick={false}
    bulkActionButtons={false}
    // ten columns fit beside the menu on a screen of 1,280 px
    sx={{ '& .MuiTableCell-root': { px: 1 } }}
  >
    <Column label="#" align="right">
      <RowNumber />
    </Column>
    <Column source="title" label="Job Title" render={(job) => <TitleCell job={job} />} />
    <Column
      source="date"
      sortByOrder="DESC"
      sx={{ whiteSpace: 'nowrap' }}
      render={(job) => formatLongDate(job.date)}
    />
    <Column source="kind" render={(job) => <KindChip kind={job.kind} />} />
    <Column source="location" render={placeInWords} />
    <Column source="applicants" align="right" disableSort render={(job) => <ApplicantsLink job={job} />} />
    <Column
      source="newApplicants"
      label="New"
      align="right"
      disableSort
      render={(job) => <NewApplicantsLink job={job} />}
    />
    <Column source="closingDate" label="Days left" disableSort render={(job) => <JobClosing job={job} />} />
    <Column source="visible" align="center" render={(job) => <VisibleCell job={job} />} />
    <Column label="Copy" align="center" render={(job) => <DuplicateJob job={job} />} />
  </DataTable>
);
