import { ListButton, PrevNextButtons, TopToolbar } from 'react-admin';

/** Links to the previous and the next applicant. */
export const ShowActions = () => (
  <TopToolbar sx={{ justifyContent: 'space-between' }}>
    <ListButton label="All applications" />
    <PrevNextButtons linkType="show" sort={{ field: 'date', order: 'DESC' }} limit={100} />
  </TopToolbar>
);
