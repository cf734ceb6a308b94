import { formatLongDate, placeInWords } from '@skybil/shared';
import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { RowNumber } from '../../ui/RowNumber';
import type { Application } from '../../providers/types';
import { ApplicantLink } from './ApplicantLink';
import { ApplicationAction } from './ApplicationAction';
import { interviewInShort } from './interview/interview-words';
import { JobOfApplication } from './JobOfApplication';
import { SelectAll, SelectApplication } from './SelectApplications';
import { DocumentLinks } from './DocumentLinks';

const Column = DataTable.Col<Application>;
/** Leaves the width to the other columns. */
const narrow = { width: 44, pr: 0 };
const oneLine = { whiteSpace: 'nowrap' };

export const ApplicationTable = () => (
  <DataTable<Application> rowClick={false} bulkActionButtons={false}>
    <Column
      label={<SelectAll />}
      disableSort
      sx={narrow}
      render={(application) => <SelectApplication application={application} />}
    />
    <Column label="#" align="right" sx={narrow}>
      <RowNumber />
    </Column>
    <Column
      source="name"
      label="User name"
      render={(application) => <ApplicantLink application={application} />}
    />
    <Column
      label="Job Title"
      render={(application) => (
        // Firefox ignores the min-width of a table cell
        <Box sx={{ minWidth: 136, overflowWrap: 'anywhere' }}>
          <JobOfApplication application={application} />
        </Box>
      )}
    />
    <Column label="Job place" render={({ jobId }) => placeInWords(jobId)} />
    <Column source="date" sortByOrder="DESC" sx={oneLine} render={({ date }) => formatLongDate(date)} />
    <Column label="Resume" render={(application) => <DocumentLinks application={application} />} />
    <Column
      source="status"
      label="Action"
      sx={{ py: 0.5 }}
      render={(application) => (
        <>
          <ApplicationAction application={application} />
          {interviewInShort(application).map((text) => (
            <Typography key={text} variant="body2" color="textSecondary">
              {text}
            </Typography>
          ))}
        </>
      )}
    />
  </DataTable>
);
