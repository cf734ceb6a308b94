import { useState } from 'react';
import { List, TopToolbar, FilterButton } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ListPages } from '../../ui/ListPages';
import { Page } from '../../ui/Page';
import { ListError } from '../../ui/RecordError';
import { useIsBelow } from '../../ui/use-is-below';
import { ApplicationRows } from './ApplicationRows';
import { applicationFilters } from './application-filters';
import { ApplicationTable } from './ApplicationTable';
import { DecisionOutcome } from './DecisionOutcome';
import { DecisionsOnChecked, type Outcome } from './DecisionsOnChecked';
import { ExportApplicationsButton } from './ExportApplicationsButton';
import { freshLinks } from './fresh-links';
import { StageTabs } from './StageTabs';

const actions = (
  <TopToolbar>
    <FilterButton />
    <ExportApplicationsButton />
  </TopToolbar>
);

export function ApplicationList() {
  const isNarrow = useIsBelow('md');
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Page title="View Applications">
      <List
        title={false}
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
        pagination={<ListPages />}
        filters={applicationFilters}
        actions={actions}
        queryOptions={freshLinks}
        empty={<EmptyState text="No Applications Available" />}
        error={<ListError what="The applications could not be loaded." />}
        component={isNarrow ? 'div' : undefined}
      >
        <StageTabs />
        {outcome && <DecisionOutcome outcome={outcome} onClose={() => setOutcome(undefined)} />}
        <DecisionsOnChecked onDecided={setOutcome} />
        {isNarrow ? <ApplicationRows /> : <ApplicationTable />}
      </List>
    </Page>
  );
}
