import { ListButton, PrevNextButtons, TopToolbar } from 'react-admin';

/** To the next applicant without going back to the list. */
export const ShowActions = () => (
  <TopToolbar sx={{ justifyContent: 'space-between' }}>
    <ListButton label="All applications" />
    <PrevNextButtons linkType="show" sort={{ field: 'date', order: 'DESC' }} limit={100} />
  </TopToolbar>
);
