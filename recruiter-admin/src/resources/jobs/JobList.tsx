import { List } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ListPages } from '../../ui/ListPages';
import { Page } from '../../ui/Page';
import { ListError } from '../../ui/RecordError';
import { useIsBelow } from '../../ui/use-is-below';
import { AddJobButton } from './AddJobButton';
import { exportJobs } from './export-jobs';
import { jobFilters } from './job-filters';
import { JobListActions } from './JobListActions';
import { JobCards } from './JobCards';
import { JobTable } from './JobTable';

export function JobList() {
  const isNarrow = useIsBelow('md');
  return (
    <Page title="Manage Jobs">
      <List
        title={false}
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
        pagination={<ListPages />}
        filters={jobFilters}
        actions={<JobListActions />}
        exporter={exportJobs}
        empty={<EmptyState text="No Jobs Available or posted" action={<AddJobButton />} />}
        error={<ListError what="Your jobs could not be loaded." />}
        component={isNarrow ? 'div' : undefined}
      >
        {isNarrow ? <JobCards /> : <JobTable />}
      </List>
    </Page>
  );
}
