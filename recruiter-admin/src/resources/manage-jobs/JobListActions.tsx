import { ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { AddJobButton } from './AddJobButton';

export const JobListActions = () => (
  <TopToolbar sx={{ alignItems: 'center' }}>
    <FilterButton />
    <ExportButton />
    <AddJobButton />
  </TopToolbar>
);
