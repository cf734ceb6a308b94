import { ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { AddJobButton } from './AddJobButton';

export const JobListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
    <AddJobButton />
  </TopToolbar>
);
